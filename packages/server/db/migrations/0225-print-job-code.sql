-- The phone that shows a code asks what is printed with it.
create index print_job__code on print_job (code_id) where code_id is not null;
