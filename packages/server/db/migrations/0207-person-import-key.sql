-- The uploaded table of people, with its ID numbers, lies encrypted under a key of its own until it is read. Those under way have none.
alter table person_import add column key_encrypted bytea;
alter table person_import add constraint person_import__key check (key_encrypted is null or blob_key is not null);
