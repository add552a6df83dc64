-- The lessons of a term: when, where, who teaches, who takes part. Each lesson is a row that keeps its id, because attendance, changes and calendars hang on it.

alter table campus_place add unique (id, school_id);
alter table org_unit add unique (id, school_id);
alter table person add unique (id, school_id);

create table term (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  academic_year text not null check (academic_year ~ '^\d{4}-\d{4}$'),
  semester int not null check (semester between 1 and 3),
  first_monday date not null check (extract(isodow from first_monday) = 1),
  weeks int not null check (weeks between 1 and 30),
  -- Nothing of it changes any more.
  closed_at timestamptz,
  created_at timestamptz not null,
  constraint term__semester unique (school_id, academic_year, semester),
  unique (id, school_id),
  constraint term__apart exclude using gist (school_id with =, daterange(first_monday, first_monday + weeks * 7) with &&)
);

-- A make-up day of the settings teaches what another date would have taught: its weekday and its week.
create table term_day (
  school_id uuid not null references school,
  day date not null,
  follows date not null check (follows <> day),
  created_at timestamptz not null,
  primary key (school_id, day),
  constraint term_day__followed_once unique (school_id, follows)
);

-- The hours of a school day, which hold from a date until the next set begins.
create table period (
  school_id uuid not null references school,
  holds_from date not null,
  number int not null check (number between 1 and 20),
  starts time not null,
  ends time not null check (ends > starts),
  primary key (school_id, holds_from, number),
  -- The day of the range has no meaning.
  constraint period__apart exclude using gist (school_id with =, holds_from with =, tsrange('2000-01-01'::date + starts, '2000-01-01'::date + ends) with &&)
);

create table room (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  -- The building on the campus map.
  place_id uuid not null,
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  kind text not null check (kind in ('lecture', 'seminar', 'computer', 'laboratory', 'sport', 'other')),
  floor int not null check (floor between -9 and 99),
  seats int not null check (seats between 0 and 5000),
  -- How the seats stand, for exams; none where nobody writes an exam there.
  seat_rows int check (seat_rows between 1 and 100),
  seat_columns int check (seat_columns between 1 and 100),
  is_closed boolean not null default false,
  created_at timestamptz not null,
  constraint room__code unique (school_id, code),
  unique (id, school_id),
  foreign key (place_id, school_id) references campus_place (id, school_id),
  check ((seat_rows is null) = (seat_columns is null))
);
create index room__place on room (place_id);

-- A course taught to a roster in a term. A unit owns it; its managers look after it.
create table section (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  term_id uuid not null,
  course_id uuid not null,
  unit_id uuid not null,
  code text not null,
  capacity int not null check (capacity between 1 and 5000),
  -- The id that another system gave it.
  source_key text,
  -- Counts every change of its lessons and of its roster: calendars ask whether anything is new.
  version bigint not null default 1,
  created_at timestamptz not null,
  constraint section__code unique (term_id, code),
  constraint section__source_key unique (school_id, source_key),
  unique (id, school_id),
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (course_id, school_id) references course (id, school_id),
  foreign key (unit_id, school_id) references org_unit (id, school_id)
);
create index section__unit on section (unit_id, term_id);
create index section__course on section (course_id, term_id);

create table section_teacher (
  section_id uuid not null,
  school_id uuid not null,
  person_id uuid not null,
  -- The first is the one who answers for the section.
  position int not null default 0,
  primary key (section_id, person_id),
  foreign key (section_id, school_id) references section (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id)
);
create index section_teacher__person on section_teacher (person_id);

create table roster_place (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  section_id uuid not null,
  person_id uuid not null,
  -- Who is exempt or repeats a course may miss lessons.
  kind text not null default 'regular' check (kind in ('regular', 'retake', 'exempt')),
  joined_on date not null,
  -- The first day on which they are not in it any more.
  left_on date check (left_on >= joined_on),
  -- Why somebody is in it although lessons overlap.
  clash_reason text not null default '',
  created_at timestamptz not null,
  constraint roster_place__once unique (section_id, person_id),
  foreign key (section_id, school_id) references section (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id)
);
create index roster_place__person on roster_place (person_id);

-- A weekly time of one or, taught jointly, several sections.
create table slot (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  term_id uuid not null,
  weekday int not null check (weekday between 1 and 7),
  -- Periods, or a time by the clock.
  from_period int check (from_period between 1 and 20),
  to_period int check (to_period between from_period and 20),
  starts time,
  ends time check (ends > starts),
  -- Bit 0 is the first week.
  weeks int not null check (weeks between 1 and (1 << 30) - 1),
  room_id uuid,
  created_at timestamptz not null,
  unique (id, school_id),
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (room_id, school_id) references room (id, school_id),
  check (num_nonnulls(from_period, to_period) in (0, 2) and num_nonnulls(starts, ends) in (0, 2)),
  check ((from_period is null) <> (starts is null))
);
create index slot__term on slot (term_id);

create table slot_section (
  slot_id uuid not null,
  school_id uuid not null,
  section_id uuid not null,
  primary key (slot_id, section_id),
  foreign key (slot_id, school_id) references slot (id, school_id) on delete cascade,
  foreign key (section_id, school_id) references section (id, school_id)
);
create index slot_section__section on slot_section (section_id);

create table slot_teacher (
  slot_id uuid not null,
  school_id uuid not null,
  person_id uuid not null,
  primary key (slot_id, person_id),
  foreign key (slot_id, school_id) references slot (id, school_id) on delete cascade,
  foreign key (person_id, school_id) references person (id, school_id)
);

create table lesson (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  term_id uuid not null,
  -- None where it is an extra lesson that somebody added.
  slot_id uuid,
  -- The date that its slot names. It may be held on another.
  planned_on date not null,
  -- Made for a make-up day that follows a date on which lessons are held as well.
  is_repeated boolean not null default false,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  from_period int check (from_period between 1 and 20),
  to_period int check (to_period between from_period and 20),
  room_id uuid,
  state text not null default 'planned' check (state in ('planned', 'cancelled')),
  cancelled_by text check (cancelled_by in ('holiday', 'plan', 'person')),
  -- Changed by hand: the weekly plan and the calendar leave it alone.
  is_fixed boolean not null default false,
  -- How often it changed after it was planned; calendars call it SEQUENCE.
  changes int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint lesson__of_slot unique (slot_id, planned_on, is_repeated),
  unique (id, school_id),
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (slot_id, school_id) references slot (id, school_id),
  foreign key (room_id, school_id) references room (id, school_id),
  check ((state = 'cancelled') = (cancelled_by is not null))
);
create index lesson__day on lesson (school_id, day);
create index lesson__term on lesson (term_id, starts_at);
create index lesson__room on lesson (room_id, starts_at);

create table lesson_section (
  lesson_id uuid not null,
  school_id uuid not null,
  section_id uuid not null,
  primary key (lesson_id, section_id),
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (section_id, school_id) references section (id, school_id)
);
create index lesson_section__section on lesson_section (section_id);

create table lesson_teacher (
  lesson_id uuid not null,
  school_id uuid not null,
  person_id uuid not null,
  primary key (lesson_id, person_id),
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id)
);
create index lesson_teacher__person on lesson_teacher (person_id);

-- When rooms and teachers are taken: by lessons, and by exams and invigilation. Nobody and nothing is in two places at once.
create table busy (
  -- A room or a person.
  subject_id uuid not null,
  school_id uuid not null references school,
  during tstzrange not null,
  cause text not null check (cause in ('lesson', 'exam', 'duty')),
  cause_id uuid not null,
  primary key (cause_id, subject_id),
  constraint busy__once exclude using gist (subject_id with =, during with &&)
);

-- Follows the lessons, no matter who writes them. One statement may exchange the times or rooms of several.
create function keep_lessons_busy() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from busy using new_rows where busy.cause_id = new_rows.id; end if;
  insert into busy (subject_id, school_id, during, cause, cause_id)
    select room_id, school_id, tstzrange(starts_at, ends_at), 'lesson', id from new_rows
    where room_id is not null and state = 'planned';
  if tg_op = 'UPDATE' then
    insert into busy (subject_id, school_id, during, cause, cause_id)
      select lesson_teacher.person_id, new_rows.school_id, tstzrange(starts_at, ends_at), 'lesson', id
      from new_rows join lesson_teacher on lesson_teacher.lesson_id = new_rows.id
      where state = 'planned';
    update section set version = version + 1 where id in
      (select section_id from lesson_section join new_rows on new_rows.id = lesson_section.lesson_id);
  end if;
  return null;
end $$;
create trigger lesson__busy_added after insert on lesson
  referencing new table as new_rows for each statement execute function keep_lessons_busy();
create trigger lesson__busy_changed after update on lesson
  referencing new table as new_rows for each statement execute function keep_lessons_busy();

create function keep_lesson_teachers_busy() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from busy using old_rows where busy.cause_id = old_rows.lesson_id and busy.subject_id = old_rows.person_id;
  else
    insert into busy (subject_id, school_id, during, cause, cause_id)
      select new_rows.person_id, lesson.school_id, tstzrange(starts_at, ends_at), 'lesson', lesson.id
      from new_rows join lesson on lesson.id = new_rows.lesson_id
      where lesson.state = 'planned';
  end if;
  return null;
end $$;
create trigger lesson_teacher__busy_added after insert on lesson_teacher
  referencing new table as new_rows for each statement execute function keep_lesson_teachers_busy();
create trigger lesson_teacher__busy_removed after delete on lesson_teacher
  referencing old table as old_rows for each statement execute function keep_lesson_teachers_busy();

-- A section's version also counts new lessons and changes of its roster.
create function count_section_change() returns trigger language plpgsql as $$
begin
  update section set version = version + 1 where id in (select distinct section_id from new_rows);
  return null;
end $$;
create trigger lesson_section__counted after insert on lesson_section
  referencing new table as new_rows for each statement execute function count_section_change();
create trigger roster_place__added after insert on roster_place
  referencing new table as new_rows for each statement execute function count_section_change();
create trigger roster_place__changed after update on roster_place
  referencing new table as new_rows for each statement execute function count_section_change();
