-- Exams of a term: when and where, who sits at which place, who invigilates.

create table exam (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  term_id uuid not null,
  course_id uuid not null,
  unit_id uuid not null,
  kind text not null check (kind in ('midterm', 'final', 'resit', 'other')),
  minutes int not null check (minutes between 10 and 600),
  -- How many different papers are handed out.
  papers int not null default 1 check (papers between 1 and 4),
  -- What candidates may bring.
  notes text not null default '',
  starts_at timestamptz,
  -- Set by a person: a proposal leaves it alone.
  is_fixed boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (id, school_id),
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (course_id, school_id) references course (id, school_id),
  foreign key (unit_id, school_id) references org_unit (id, school_id),
  check ((state = 'published') = (published_at is not null)),
  check (state <> 'published' or starts_at is not null),
  check (not is_fixed or starts_at is not null)
);
create index exam__term on exam (term_id, starts_at);
create index exam__unit on exam (unit_id);
create trigger exam__transitions before update of state on exam
  for each row when (old.state is distinct from new.state) execute function keep_transitions('draft>published');

create table exam_section (
  exam_id uuid not null,
  section_id uuid not null,
  school_id uuid not null,
  primary key (exam_id, section_id),
  foreign key (exam_id, school_id) references exam (id, school_id) on delete cascade,
  foreign key (section_id, school_id) references section (id, school_id)
);
create index exam_section__section on exam_section (section_id);

-- Who needs more time or something else. Nobody sees it but they, their invigilators and who plans.
create table exam_need (
  exam_id uuid not null,
  person_id uuid not null,
  school_id uuid not null,
  extra_minutes int not null default 0 check (extra_minutes between 0 and 240),
  text_encrypted bytea not null,
  created_at timestamptz not null,
  primary key (exam_id, person_id),
  foreign key (exam_id, school_id) references exam (id, school_id) on delete cascade,
  foreign key (person_id, school_id) references person (id, school_id)
);
create index exam_need__person on exam_need (person_id);

-- One exam in one room. The room is taken until the last one is finished.
create table sitting (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  exam_id uuid not null,
  room_id uuid not null,
  during tstzrange not null,
  created_at timestamptz not null,
  constraint sitting__room unique (exam_id, room_id),
  unique (id, exam_id),
  unique (id, school_id),
  foreign key (exam_id, school_id) references exam (id, school_id) on delete cascade,
  foreign key (room_id, school_id) references room (id, school_id)
);
create index sitting__in_room on sitting (room_id);

create table seat (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  sitting_id uuid not null,
  exam_id uuid not null,
  person_id uuid not null,
  seat_row int not null check (seat_row between 1 and 100),
  seat_column int not null check (seat_column between 1 and 100),
  paper int not null check (paper between 1 and 4),
  during tstzrange not null,
  -- By hand: who is on no roster of the exam.
  is_added boolean not null default false,
  attendance text not null default '' check (attendance in ('', 'present', 'late', 'absent')),
  checked_at timestamptz,
  checked_by uuid,
  created_at timestamptz not null,
  constraint seat__once unique (exam_id, person_id),
  constraint seat__place unique (sitting_id, seat_row, seat_column),
  constraint seat__one_exam_at_a_time exclude using gist (person_id with =, during with &&),
  foreign key (sitting_id, exam_id) references sitting (id, exam_id) on delete cascade,
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (checked_by, school_id) references person (id, school_id),
  check ((attendance = '') = (checked_at is null) and (checked_at is null) = (checked_by is null))
);
create index seat__person on seat (person_id);

create table duty (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  sitting_id uuid not null,
  person_id uuid not null,
  confirmed_at timestamptz,
  -- A colleague who is asked to take it over.
  offered_to uuid,
  created_at timestamptz not null,
  constraint duty__once unique (sitting_id, person_id),
  foreign key (sitting_id, school_id) references sitting (id, school_id) on delete cascade,
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (offered_to, school_id) references person (id, school_id),
  check (offered_to <> person_id)
);
create index duty__person on duty (person_id);
create index duty__offered on duty (offered_to) where offered_to is not null;

-- Rooms and invigilators are taken while an exam goes on.
create function keep_sitting_busy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from busy where cause_id = old.id; end if;
  if tg_op = 'DELETE' then return null; end if;
  insert into busy (subject_id, school_id, during, cause, cause_id) values (new.room_id, new.school_id, new.during, 'exam', new.id);
  if tg_op = 'UPDATE' then
    update busy set during = new.during where cause_id in (select id from duty where sitting_id = new.id);
  end if;
  return null;
end $$;
create trigger sitting__busy after insert or update of during, room_id or delete on sitting for each row execute function keep_sitting_busy();

create function keep_duty_busy() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from busy where cause_id = old.id; end if;
  if tg_op = 'DELETE' then return null; end if;
  insert into busy (subject_id, school_id, during, cause, cause_id)
    select new.person_id, new.school_id, during, 'duty', new.id from sitting where id = new.sitting_id;
  return null;
end $$;
create trigger duty__busy after insert or update of person_id or delete on duty for each row execute function keep_duty_busy();

-- Messages may be about exams; what others added before stays.
do $$
declare known text;
begin
  select string_agg(quote_literal(word[1]), ', ') into known
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\w+)''', 'g') as word
    where conname = 'message_text__subject_kind';
  alter table message_text drop constraint message_text__subject_kind;
  execute format('alter table message_text add constraint message_text__subject_kind check (subject_kind in (%s, %s))', known, '''exam'', ''invigilation''');
end $$;
