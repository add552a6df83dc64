-- As for payments and prints: by person or thing, and time.
create index mail_delivery__person_time on mail_delivery (person_id, queued_at, id);
create index approval_instance__starter_time on approval_instance (starter_id, started_at, id) where state <> 'draft';
create index approval_instance__thing on approval_instance (matter_id) where matter_id is not null;
create index log_export__asked_time on log_export (asked_by, created_at, id);
create index sign__person_time on sign (person_id, created_at, id);
-- It begins like the new one.
drop index sign__of_person;
create index session__person_time on session (person_id, created_at, id);
