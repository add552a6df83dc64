-- A change of a lesson that a teacher asks for: first a colleague agrees where one is concerned, then a manager decides.
create table lesson_change (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  term_id uuid not null,
  kind text not null check (kind in ('move', 'swap', 'cancel', 'extra', 'room', 'substitute')),
  -- The lesson it was asked for; an extra lesson is held like it.
  lesson_id uuid not null,
  person_id uuid not null,
  -- Who gives the other lesson, or stands in.
  colleague_id uuid check (colleague_id <> person_id),
  reason text not null,
  state text not null check (state in ('waiting_colleague', 'waiting_manager', 'approved', 'refused', 'withdrawn', 'outdated')),
  answered_at timestamptz,
  answer_notes text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  notes text not null default '',
  ended_at timestamptz,
  created_at timestamptz not null,
  unique (id, school_id),
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (colleague_id, school_id) references person (id, school_id),
  foreign key (decided_by, school_id) references person (id, school_id),
  constraint lesson_change__colleague check (kind <> 'substitute' or colleague_id is not null),
  constraint lesson_change__asked check (state <> 'waiting_colleague' or colleague_id is not null),
  constraint lesson_change__answered check (colleague_id is null or answered_at is not null or state not in ('waiting_manager', 'approved')),
  -- Nobody decides what they asked for or agreed to.
  constraint lesson_change__by_another check (decided_by <> person_id and (colleague_id is null or decided_by <> colleague_id)),
  constraint lesson_change__decided check (num_nulls(decided_by, decided_at) in (0, 2) and (state <> 'approved' or decided_by is not null)),
  constraint lesson_change__ended check ((ended_at is null) = (state in ('waiting_colleague', 'waiting_manager')))
);
-- One request about a lesson at a time.
create unique index lesson_change__one_open on lesson_change (lesson_id) where ended_at is null and kind <> 'extra';
create index lesson_change__lesson on lesson_change (lesson_id);
create index lesson_change__person on lesson_change (person_id, id desc);
create index lesson_change__colleague on lesson_change (colleague_id, id desc) where colleague_id is not null;
create index lesson_change__school on lesson_change (school_id, id desc);
create index lesson_change__open on lesson_change (id) where ended_at is null;
create trigger lesson_change__transitions before update of state on lesson_change
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'waiting_colleague>waiting_manager', 'waiting_colleague>refused', 'waiting_colleague>withdrawn', 'waiting_colleague>outdated',
    'waiting_manager>approved', 'waiting_manager>refused', 'waiting_manager>withdrawn', 'waiting_manager>outdated');

-- What a change does to each lesson: how it was when it was asked for, and how it is to be.
create table lesson_change_part (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  change_id uuid not null,
  -- None for an extra lesson until it is made.
  lesson_id uuid,
  -- How often the lesson had changed by then: if it changes meanwhile, the request is outdated.
  seen_changes int not null,
  before_day date,
  before_starts_at timestamptz,
  before_ends_at timestamptz,
  before_room_id uuid,
  before_teacher_ids uuid[] not null,
  before_is_held boolean not null,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  from_period int,
  to_period int,
  room_id uuid,
  teacher_ids uuid[] not null,
  is_held boolean not null,
  constraint lesson_change_part__once unique (change_id, lesson_id),
  foreign key (change_id, school_id) references lesson_change (id, school_id),
  foreign key (lesson_id, school_id) references lesson (id, school_id),
  foreign key (before_room_id, school_id) references room (id, school_id),
  foreign key (room_id, school_id) references room (id, school_id),
  check (num_nulls(before_day, before_starts_at, before_ends_at) in (0, 3))
);
create index lesson_change_part__lesson on lesson_change_part (lesson_id);
