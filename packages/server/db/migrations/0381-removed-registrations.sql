-- What is left of a registration that was removed: that it began, where, and how far it came. It names nobody.
create table registration_removed (
  id uuid not null default uuidv7(),
  school_id uuid not null references school,
  -- When it began, to the minute.
  at timestamptz not null,
  unit_id uuid,
  method text check (method in ('police', 'system', 'manual')),
  -- Null where it was never handed in.
  state text check (state in ('pending', 'unmatched', 'supplement', 'passed', 'failed', 'registered', 'registration_failed')),
  primary key (school_id, id)
);
create index registration_removed__school_time on registration_removed (school_id, at);
create index registration_removed__at on registration_removed (at);
call announce_to_statistics('registrations', 'registration_removed', 'at');
