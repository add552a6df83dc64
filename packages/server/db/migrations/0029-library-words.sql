-- A library file may be called and described in the languages of its readers; what is empty is shown as it was written first.
alter table library_file add column name_en text not null default '';
alter table library_file add column name_tw text not null default '';
alter table library_file add column description_en text not null default '';
alter table library_file add column description_tw text not null default '';
-- Taken out of the list of whoever offered it.
alter table library_file add column hidden_at timestamptz;

-- A file that could not be read is not kept as long as one that can be printed.
update print_file set kept_until = least(kept_until, created_at + interval '1 day') where state = 'failed' and deleted_at is null;
