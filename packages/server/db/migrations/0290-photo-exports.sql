-- Photos are exported as files in a ZIP, like lists as tables.
alter table log_export drop constraint log_export_format_check;
alter table log_export add constraint log_export_format_check check (format in ('csv', 'xlsx', 'zip'));
