-- Student records are kept by hand as well: with a version, a history of every field, and changes that wait for a second person.

-- Records of a system that the school no longer uses. Where a newer system has the same course of study, its record counts.
alter table academic_source add column is_old boolean not null default false;

alter table student_record
  add column version int not null default 1 check (version > 0),
  -- Why somebody who studies here is not at the school.
  add column away_reason text not null default '' check (away_reason in ('', 'suspended', 'exchange', 'military')),
  -- How somebody left who did not graduate: with all courses done, or without.
  add column left_as text not null default '' check (left_as in ('', 'completed', 'unfinished')),
  add constraint student_record__away check (away_reason = '' or standing = 'studying'),
  add constraint student_record__left_as check (left_as = '' or standing = 'left');
create index student_record__grade on student_record (school_id, grade);
create index student_record__college on student_record (college_id, grade);
create index student_record__class on student_record (class_id);

create function next_record_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger student_record__version before update on student_record
  for each row when (old.* is distinct from new.*) execute function next_record_version();

-- What somebody changed in a record, and why. Some of it waits until a second person confirms it.
create table record_change (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  record_id uuid not null,
  person_id uuid not null,
  -- A list of { field, before, after }.
  changes jsonb not null check (jsonb_typeof(changes) = 'array' and jsonb_array_length(changes) > 0),
  reason text not null,
  state text not null check (state in ('pending', 'applied', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  decided_by uuid,
  notes text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (id, school_id),
  foreign key (record_id, school_id) references student_record (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (asked_by, school_id) references person (id, school_id),
  foreign key (decided_by, school_id) references person (id, school_id),
  constraint record_change__decided check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  constraint record_change__two_people check (decided_by is distinct from asked_by and person_id <> asked_by and person_id is distinct from decided_by)
);
create unique index record_change__one_waiting on record_change (record_id) where state = 'pending';
create index record_change__state on record_change (school_id, state, id);
create index record_change__person on record_change (person_id);
create trigger record_change__transitions before update of state on record_change
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'pending>approved', 'pending>refused', 'pending>withdrawn');

-- Every value that a field had. Imports and other areas write it as well, without a change of ours.
create table record_history (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null,
  -- None for what belongs to the person: name, pinyin, ID number.
  record_id uuid,
  field text not null,
  before text not null,
  after text not null,
  change_id uuid,
  created_at timestamptz not null default now(),
  foreign key (person_id, school_id) references person (id, school_id),
  foreign key (record_id, school_id) references student_record (id, school_id),
  foreign key (change_id, school_id) references record_change (id, school_id)
);
create index record_history__person on record_history (person_id, id);
create index record_history__change on record_history (change_id) where change_id is not null;

create function keep_record_history() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a record stays';
end $$;
create trigger record_history__kept before update on record_history for each row execute function keep_record_history();

-- The change that is being carried out, named by who carries it out.
create function current_record_change() returns uuid language sql stable as $$
  select nullif(current_setting('campus.record_change', true), '')::uuid
$$;

create function note_record_history() returns trigger language plpgsql as $$
begin
  insert into record_history (school_id, person_id, record_id, field, before, after, change_id, created_at)
  select new.school_id, new.person_id, new.id, past.key, coalesce(past.value, ''), coalesce(present.value, ''), current_record_change(), clock_timestamp()
    from jsonb_each_text(to_jsonb(old)) as past join jsonb_each_text(to_jsonb(new)) as present using (key)
   where past.value is distinct from present.value and past.key <> 'version'
   order by past.key;
  return null;
end $$;
create trigger student_record__history after update on student_record
  for each row when (old.* is distinct from new.*) execute function note_record_history();

create function note_name_history() returns trigger language plpgsql as $$
begin
  insert into record_history (school_id, person_id, field, before, after, change_id, created_at)
  select new.school_id, new.id, field, before, after, current_record_change(), clock_timestamp()
    from (values ('name', old.name, new.name), ('name_pinyin', old.name_pinyin, new.name_pinyin)) as changed (field, before, after)
   where before <> after;
  -- The number itself is not repeated here.
  if old.id_card_hash is distinct from new.id_card_hash then
    insert into record_history (school_id, person_id, field, before, after, change_id, created_at)
    values (new.school_id, new.id, 'id_card', '', '', current_record_change(), clock_timestamp());
  end if;
  return null;
end $$;
create trigger person__record_history after update of name, name_pinyin, id_card_hash on person
  for each row when (new.kind = 'student' and (old.name, old.name_pinyin, old.id_card_hash) is distinct from (new.name, new.name_pinyin, new.id_card_hash))
  execute function note_name_history();

select add_message_subjects('record_change', 'record_change_review');
