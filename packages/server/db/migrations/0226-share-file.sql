-- The file of a certificate may carry an ID number: who shares it says whether others see the file, or only that it is valid.
-- Links that exist were made for the file.
alter table document_share add column shows_file boolean not null default true;
alter table document_share alter column shows_file drop default;
