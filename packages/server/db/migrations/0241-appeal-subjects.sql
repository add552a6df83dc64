-- What an appeal or a request is about, as facts and not as words: the same is not submitted again. Older rows are compared by their
-- facts alone; some of them were submitted twice.
alter table pay_grievance add column subject_key text;
create unique index pay_grievance__once on pay_grievance (person_id, subject_key) where state <> 'withdrawn';

alter table free_copies_request add column subject_key text;
create unique index free_copies_request__once on free_copies_request (person_id, subject_key) where state <> 'withdrawn';
