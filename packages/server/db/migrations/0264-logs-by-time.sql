-- Logs of the console are ordered by their time: one index serves the newest page and the days of long ago alike.
create index issued_document__newest on issued_document (school_id, created_at, id);
create index mail_delivery__newest on mail_delivery (school_id, queued_at, id);
create index terminal_event__newest on terminal_event (school_id, at, id);
create index payment__newest on payment (school_id, created_at, id);
create index print_job__newest on print_job (school_id, created_at, id);
-- These begin like the new ones.
drop index payment__school_time;
drop index print_job__school_day;
-- By the number that the provider gave.
create index payment__provider_ref on payment (school_id, provider_ref) where provider_ref <> '';
