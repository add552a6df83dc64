-- The day for which a school has sent its reminders: each day is sent once.
create table animal_reminder (
  school_id uuid primary key references school,
  reminded_on date not null
);
