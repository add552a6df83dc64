-- How a score comes about: the sheet of a section with its parts and marks, and what an appeal changed afterwards.

alter table score add unique (id, school_id);
-- All who took a course in a term, for the spread of their marks.
create index score__course on score (course_id, academic_year, semester);

create table grade_sheet (
  section_id uuid primary key,
  school_id uuid not null,
  state text not null default 'open' check (state in ('open', 'submitted', 'passed', 'published')),
  -- Counts the changes, so that nobody overwrites what another has just saved.
  version int not null default 0,
  -- Why it came back from review.
  returned_reason text not null default '',
  changed_at timestamptz not null,
  submitted_at timestamptz,
  submitted_by uuid,
  passed_at timestamptz,
  passed_by uuid,
  published_at timestamptz,
  published_by uuid,
  created_at timestamptz not null,
  unique (section_id, school_id),
  foreign key (section_id, school_id) references section (id, school_id),
  foreign key (submitted_by, school_id) references person (id, school_id),
  foreign key (passed_by, school_id) references person (id, school_id),
  foreign key (published_by, school_id) references person (id, school_id),
  check ((submitted_at is null) = (submitted_by is null)),
  check ((passed_at is null) = (passed_by is null)),
  check ((published_at is null) = (published_by is null)),
  check ((state = 'open') = (submitted_at is null)),
  check ((state in ('passed', 'published')) = (passed_at is not null)),
  check ((state = 'published') = (published_at is not null))
);
create index grade_sheet__state on grade_sheet (school_id, state);
create trigger grade_sheet__transitions before update of state on grade_sheet
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'open>submitted', 'submitted>open', 'submitted>passed', 'passed>open', 'passed>published');

-- What a mark is made of. The weights of a sheet make 100.
create table grade_part (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  section_id uuid not null,
  position int not null check (position between 1 and 10),
  kind text not null check (kind in ('usual', 'attendance', 'homework', 'laboratory', 'project', 'midterm', 'final', 'other')),
  -- For a part that is none of the common ones.
  name text not null default '',
  weight int not null check (weight between 1 and 100),
  created_at timestamptz not null,
  constraint grade_part__position unique (section_id, position),
  unique (id, section_id),
  foreign key (section_id, school_id) references grade_sheet (section_id, school_id),
  check ((kind = 'other') = (name <> ''))
);

create function keep_grade_weights() returns trigger language plpgsql as $$
begin
  if (select sum(weight) from grade_part where section_id = coalesce(new.section_id, old.section_id)) <> 100 then
    raise exception 'the weights of a grade sheet make 100' using errcode = 'check_violation', constraint = 'grade_part__weights';
  end if;
  return null;
end $$;
create constraint trigger grade_part__weights after insert or update or delete on grade_part
  deferrable initially deferred for each row execute function keep_grade_weights();

-- One student on a sheet.
create table grade_line (
  section_id uuid not null,
  school_id uuid not null,
  person_id uuid not null,
  -- Missed the exam; writes it later and gets no score by this sheet; needs no marks.
  remark text not null default '' check (remark in ('', 'absent', 'deferred', 'exempt')),
  -- What was published of it.
  score_id uuid unique,
  created_at timestamptz not null,
  primary key (section_id, person_id),
  foreign key (section_id, school_id) references grade_sheet (section_id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (score_id, school_id) references score (id, school_id)
);
create index grade_line__person on grade_line (person_id);

create table grade_mark (
  part_id uuid not null,
  section_id uuid not null,
  person_id uuid not null,
  school_id uuid not null references school,
  mark numeric(4, 1) not null check (mark between 0 and 100),
  primary key (part_id, person_id),
  foreign key (part_id, section_id) references grade_part (id, section_id) on delete cascade,
  foreign key (section_id, person_id) references grade_line (section_id, person_id) on delete cascade
);
create index grade_mark__line on grade_mark (section_id, person_id);

-- What was submitted stays as it was. Publication adds the scores; an appeal may change marks, and give some to who was absent.
create function keep_grade_content() returns trigger language plpgsql as $$
declare known text;
begin
  select state into known from grade_sheet where section_id = coalesce(new.section_id, old.section_id);
  if known = 'open'
     or (tg_table_name = 'grade_line' and tg_op = 'UPDATE' and known in ('passed', 'published'))
     or (tg_table_name = 'grade_mark' and tg_op in ('INSERT', 'UPDATE') and known = 'published') then
    return coalesce(new, old);
  end if;
  raise exception 'a submitted grade sheet stays as it is' using errcode = 'check_violation', constraint = 'grade_sheet__content';
end $$;
create trigger grade_part__kept before insert or update or delete on grade_part for each row execute function keep_grade_content();
create trigger grade_line__kept before insert or update or delete on grade_line for each row execute function keep_grade_content();
create trigger grade_mark__kept before insert or update or delete on grade_mark for each row execute function keep_grade_content();

-- A student asks once for a score to be looked at again. Two people decide: one proposes, another confirms.
create table grade_appeal (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  score_id uuid not null,
  section_id uuid not null,
  person_id uuid not null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'upheld', 'changed')),
  proposal text check (proposal in ('uphold', 'change')),
  -- The marks by part that the first person proposes.
  proposed_marks jsonb,
  proposed_notes text not null default '',
  proposed_by uuid,
  proposed_at timestamptz,
  decided_notes text not null default '',
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint grade_appeal__once unique (score_id),
  unique (id, school_id),
  foreign key (score_id, school_id) references score (id, school_id),
  foreign key (section_id, person_id) references grade_line (section_id, person_id),
  foreign key (proposed_by, school_id) references person (id, school_id),
  foreign key (decided_by, school_id) references person (id, school_id),
  constraint grade_appeal__two_people check (decided_by <> proposed_by),
  check ((state = 'open') = (proposal is null)),
  check ((proposal is null) = (proposed_by is null) and (proposal is null) = (proposed_at is null)),
  check ((proposal = 'change') = (proposed_marks is not null)),
  check ((state in ('upheld', 'changed')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'changed' or proposal = 'change'),
  check (state <> 'upheld' or proposal = 'uphold')
);
create index grade_appeal__section on grade_appeal (section_id);
create index grade_appeal__person on grade_appeal (person_id);
create index grade_appeal__open on grade_appeal (school_id, id) where state in ('open', 'proposed');
create trigger grade_appeal__transitions before update of state on grade_appeal
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'open>proposed', 'proposed>open', 'proposed>upheld', 'proposed>changed');

-- Both marks are kept.
create table score_change (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  score_id uuid not null,
  appeal_id uuid not null unique,
  mark_before numeric(4, 1),
  mark_after numeric(4, 1),
  is_passed_before boolean not null,
  is_passed_after boolean not null,
  parts_before jsonb not null,
  parts_after jsonb not null,
  changed_at timestamptz not null,
  foreign key (score_id, school_id) references score (id, school_id),
  foreign key (appeal_id, school_id) references grade_appeal (id, school_id)
);
create index score_change__score on score_change (score_id);
create function keep_score_change() returns trigger language plpgsql as $$
begin
  raise exception 'what changed a score is evidence and stays';
end $$;
create trigger score_change__kept before update or delete on score_change for each row execute function keep_score_change();

-- Messages may be about grades; what others added before stays.
do $$
declare known text;
begin
  select string_agg(quote_literal(word[1]), ', ') into known
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\w+)''', 'g') as word
    where conname = 'message_text__subject_kind';
  alter table message_text drop constraint message_text__subject_kind;
  execute format('alter table message_text add constraint message_text__subject_kind check (subject_kind in (%s, %s))', known,
    '''grade'', ''grade_sheet'', ''grade_sheet_review'', ''grade_appeal_review''');
end $$;
