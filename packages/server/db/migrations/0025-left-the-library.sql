-- A file that left the shared library lets its bytes go; what waits for a review or is published keeps them.
alter table library_file alter column content_id drop not null;
update library_file set content_id = null where state = 'removed';
alter table library_file add check ((state in ('waiting', 'published')) <= (content_id is not null));
create index library_file__refused on library_file (reviewed_at) where state = 'refused' and content_id is not null;

-- Figures that are typed at a terminal are looked for among all codes, also among those that are over.
create index pick_up_code__figures on pick_up_code (typed_digest);
-- The prints of a person, for their own copy; those of a state, for whoever looks after the terminals.
create index print_job__person on print_job (person_id);
create index print_job__state on print_job (school_id, state, id desc);
