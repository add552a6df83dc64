-- As which version a connection was read by an import: a preview confirms what it shows, and not what somebody has made of the connection since.
alter table data_import add column source_version int;
update data_import set source_version = source.version from data_source as source
 where source.id = data_import.source_id and data_import.finished_at is null;
