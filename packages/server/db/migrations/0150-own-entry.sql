-- What somebody adds to their own timetable. Nobody else sees it.
create table own_entry (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  person_id uuid not null,
  title text not null check (char_length(title) between 1 and 60),
  place text not null default '' check (char_length(place) <= 60),
  -- The first day, where it repeats.
  day date not null,
  repeats text not null check (repeats in ('none', 'daily', 'weekly')),
  until date,
  starts time not null,
  ends time not null check (ends > starts),
  -- How often it was changed; calendars call it SEQUENCE.
  changes int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (person_id, school_id) references person (id, school_id),
  check ((repeats = 'none') = (until is null)),
  check (until between day and day + 366)
);
create index own_entry__person on own_entry (person_id, day);
