-- Terminals: the machines on campus, what was heard of them, what is wrong with them.

create table terminal (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  number text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  location text not null,
  location_en text not null,
  location_tw text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  abilities text[] not null check (cardinality(abilities) > 0),
  hours jsonb not null default '[]',
  is_in_use boolean not null default true,
  created_at timestamptz not null,
  constraint terminal__number unique (school_id, number)
);

-- What was last heard. A row of its own: it is written every few seconds.
create table terminal_status (
  terminal_id uuid primary key references terminal,
  school_id uuid not null references school,
  screen_seen_at timestamptz,
  printer_seen_at timestamptz,
  printer_state text not null default 'unknown' check (printer_state in ('idle', 'printing', 'stopped', 'unknown')),
  printer_reasons text[] not null default '{}',
  -- Since when the printer has stood; a short stop is no fault.
  stopped_at timestamptz,
  sheets_left int,
  toner_percent int,
  printer_name text not null default '',
  version text not null default '',
  -- Whether the watch has counted it as lost.
  is_lost boolean not null default true,
  -- The kinds of faults that the watch has told of and that have not gone away since.
  troubles text[] not null default '{}'
) with (fillfactor = 50);

-- The screen and the printer of a terminal each have a credential: a long secret, known here by its digest alone.
create table terminal_credential (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  terminal_id uuid not null references terminal,
  part text not null check (part in ('screen', 'printer')),
  digest bytea not null unique,
  device_name text not null default '',
  enrolled_at timestamptz not null,
  seen_at timestamptz,
  network text not null default '',
  -- The word for the next heartbeat, and the one before it, whose answer may have been lost.
  beat text,
  previous_beat text,
  revoked_at timestamptz,
  revoked_by uuid references person,
  doubled_at timestamptz
) with (fillfactor = 50);
create unique index terminal_credential__one on terminal_credential (terminal_id, part) where revoked_at is null and doubled_at is null;

create table terminal_enrolment (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  terminal_id uuid not null references terminal,
  part text not null check (part in ('screen', 'printer')),
  digest bytea not null unique,
  made_by uuid references person,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);

create table terminal_event (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  terminal_id uuid not null references terminal,
  kind text not null,
  note text not null default '',
  actor_id uuid references person,
  at timestamptz not null
);
create index terminal_event__terminal on terminal_event (terminal_id, id desc);
create index terminal_event__school on terminal_event (school_id, id desc);

create table terminal_fault (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  terminal_id uuid not null references terminal,
  kind text not null,
  state text not null default 'untreated' check (state in ('untreated', 'processed')),
  is_found_by_watch boolean not null,
  is_healed boolean not null default false,
  found_at timestamptz not null,
  handler_id uuid references person,
  handled_at timestamptz,
  notes text not null default '',
  check ((state = 'processed') = (handled_at is not null))
);
-- What is wrong is known once, however many report it.
create unique index terminal_fault__one_open on terminal_fault (terminal_id, kind) where state = 'untreated';
create index terminal_fault__school on terminal_fault (school_id, state, id desc);
create index terminal_fault__terminal on terminal_fault (terminal_id, id desc);

create table terminal_fault_report (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  fault_id uuid not null references terminal_fault,
  person_id uuid not null references person,
  description text not null,
  -- Sealed: only who takes care of the fault reads it.
  phone_sealed bytea,
  image_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  constraint terminal_fault_report__once unique (fault_id, person_id)
);
create index terminal_fault_report__person on terminal_fault_report (person_id, id desc);

-- A machine has a credential of its own: the role is nothing that a person could be given.
delete from person_role where role = 'terminal';
alter table person_role drop constraint person_role_role_check;
alter table person_role
  add constraint person_role_role_check check (role in ('student', 'teacher', 'visitor', 'family', 'manager', 'admin', 'auditor'));
