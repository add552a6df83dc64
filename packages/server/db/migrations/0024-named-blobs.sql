-- Bytes in the store live while a row names them, so a row names them only while it needs them, and is found by them.

-- A file of people is done with once it is read; from then on its sealed lines are all that is needed.
alter table person_import alter column blob_key drop not null;
update person_import set blob_key = null where state <> 'reading';
alter table person_import add check ((state = 'reading') = (blob_key is not null));

create index person_import__blob on person_import (blob_key) where blob_key is not null;
create index data_request__blob on data_request (blob_key) where blob_key is not null;
create index issued_document__blob on issued_document (blob_key) where blob_key is not null;
