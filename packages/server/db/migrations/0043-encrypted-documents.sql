-- Documents, previews and copies of people's data lie encrypted in the store, each with a key of its own; what was put there before has
-- no key until `npm run secrets:rotate` encrypts it.
alter table issued_document add column key_sealed bytea check (key_sealed is null or blob_key is not null);
alter table file add column key_sealed bytea;
alter table data_request add column key_sealed bytea check (key_sealed is null or blob_key is not null);
