-- Who came to which lesson: what happened is only ever added, and the state of each person is what follows from it.

create table roll_call (
  lesson_id uuid primary key,
  school_id uuid not null,
  opened_by uuid not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Names the lesson in its codes; opening again changes it together with the key.
  tag text not null,
  key_encrypted bytea not null,
  with_sign_out boolean not null default false,
  -- Who did not sign out was marked.
  out_closed_at timestamptz,
  constraint roll_call__tag unique (tag),
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (opened_by, school_id) references person (id, school_id)
);
create index roll_call__open on roll_call (opened_at) where closed_at is null;
create index roll_call__out_open on roll_call (opened_at) where with_sign_out and out_closed_at is null;
create index roll_call__opener on roll_call (opened_by);

-- The phone that signs: one for a person at a time, and one person for it.
create table device_key (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  person_id uuid not null,
  public_key text not null,
  device_name text not null,
  created_at timestamptz not null,
  replaced_at timestamptz,
  foreign key (person_id, school_id) references person (id, school_id)
);
create unique index device_key__one_phone on device_key (person_id) where replaced_at is null;
create unique index device_key__one_person on device_key (public_key) where replaced_at is null;

create table sign (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  lesson_id uuid not null references roll_call,
  person_id uuid not null,
  purpose text not null check (purpose in ('in', 'out')),
  -- Of the key that signed the stamp.
  key_hash bytea not null,
  -- The random value of the stamp.
  nonce uuid not null,
  way text not null check (way in ('scanned', 'typed', 'receipt', 'offline')),
  doubts text[] not null default '{}'
    check (doubts <@ array['new_phone', 'other_phone', 'no_position', 'far', 'odd_position', 'typed', 'offline']),
  -- What is left of a position: where it was, and how exact. Both are forgotten after 30 days.
  place text check (place in ('inside', 'outside', 'network', 'unknown')),
  accuracy text check (accuracy in ('fine', 'coarse')),
  -- When the code was seen, and when the stamp arrived.
  seen_at timestamptz not null,
  created_at timestamptz not null,
  constraint sign__person unique (lesson_id, purpose, person_id),
  constraint sign__phone unique (lesson_id, purpose, key_hash),
  constraint sign__nonce unique (nonce),
  foreign key (person_id, school_id) references person (id, school_id)
);
create index sign__of_person on sign (person_id);
create index sign__placed on sign (created_at) where place is not null;

create table attendance_event (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  lesson_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in
    ('sign', 'sign_out', 'no_sign_out', 'confirm', 'mark', 'unmark', 'close', 'exempt', 'leave', 'leave_ended', 'correct')),
  state text check (state in ('present', 'late', 'early', 'absent', 'leave', 'exempt')),
  is_doubtful boolean not null default false,
  leave_request_id uuid references leave_request,
  leave_kind text check (leave_kind in ('personal', 'sick', 'official', 'other')),
  by_id uuid references person,
  reason text not null default '',
  -- When it happened; a mark may have waited on a device.
  at timestamptz not null,
  created_at timestamptz not null,
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  check ((kind in ('leave', 'leave_ended')) = (leave_request_id is not null)),
  check (kind <> 'correct' or (state is not null and reason <> ''))
);
create index attendance_event__of on attendance_event (lesson_id, person_id, id);
create index attendance_event__person on attendance_event (person_id);
create index attendance_event__leave on attendance_event (leave_request_id) where leave_request_id is not null;
create index attendance_event__by on attendance_event (by_id);

create function refuse_attendance_change() returns trigger language plpgsql as $$
begin
  raise exception 'events of attendance are only added';
end $$;
create trigger attendance_event__append_only before update or delete on attendance_event
  for each statement execute function refuse_attendance_change();

-- What follows from the events of one person in one lesson. Who adds an event holds this row.
create table attendance (
  lesson_id uuid not null,
  person_id uuid not null,
  school_id uuid not null,
  section_id uuid not null,
  state text check (state in ('present', 'late', 'early', 'absent', 'leave', 'exempt')),
  leave_kind text check (leave_kind in ('personal', 'sick', 'official', 'other')),
  is_doubtful boolean not null default false,
  is_marked boolean not null default false,
  changed_at timestamptz not null,
  primary key (lesson_id, person_id),
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (section_id, school_id) references section (id, school_id),
  check (leave_kind is null or state = 'leave')
);
create index attendance__person on attendance (person_id, section_id) include (state, leave_kind, lesson_id);
create index attendance__section on attendance (section_id, person_id) include (state, leave_kind, lesson_id);
create index attendance__doubtful on attendance (school_id, lesson_id) where is_doubtful;

create table objection (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  lesson_id uuid not null,
  person_id uuid not null,
  text text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  notes text not null default '',
  created_at timestamptz not null,
  decided_by uuid references person,
  decided_at timestamptz,
  foreign key (lesson_id, person_id) references attendance,
  foreign key (person_id, school_id) references person (id, school_id),
  check ((state = 'open') = (decided_at is null))
);
create unique index objection__one_open on objection (lesson_id, person_id) where state = 'open';
create index objection__person on objection (person_id);
create index objection__of on objection (lesson_id, person_id, id);
create index objection__decider on objection (decided_by);

create table warning (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  term_id uuid not null,
  person_id uuid not null,
  -- None where it is about all results of a person.
  section_id uuid,
  kind text not null check (kind in ('consecutive', 'missed_first', 'missed_second', 'rate', 'failed_credits', 'gpa')),
  measured double precision not null,
  threshold double precision not null,
  from_day date,
  until_day date,
  raised_at timestamptz not null,
  -- Its cause is gone.
  withdrawn_at timestamptz,
  handling text check (handling in ('talked', 'excused', 'barred')),
  handled_by uuid references person,
  handled_at timestamptz,
  notes text not null default '',
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (section_id, school_id) references section (id, school_id),
  check (num_nonnulls(handling, handled_by, handled_at) in (0, 3))
);
create unique index warning__holds_once on warning (person_id, term_id, section_id, kind) nulls not distinct where withdrawn_at is null;
create index warning__school on warning (school_id, raised_at) where withdrawn_at is null;
create index warning__section on warning (section_id);
create index warning__handler on warning (handled_by);
