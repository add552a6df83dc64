-- The page that joins everything about a person or a thing reads one page of each by an index.
create index payment__person_time on payment (person_id, created_at, id);
create index payment__thing on payment (subject_id);
create index print_job__person_time on print_job (person_id, created_at, id);
create index print_job__item on print_job (item_id);
create index print_item__thing on print_item (subject_id);
