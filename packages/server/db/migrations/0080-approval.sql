-- The approval office: what a school lets people apply for, in which version, and every application that runs or ran.

create table approval_group (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  name text not null,
  name_en text not null,
  name_tw text not null,
  position int not null default 0
);
create index approval_group__school on approval_group (school_id, position);

create table approval_process (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  group_id uuid not null references approval_group,
  name text not null,
  name_en text not null,
  name_tw text not null,
  remark text not null default '',
  icon text not null default 'form',
  -- Nobody can start it while it is stopped; what runs goes on.
  is_stopped boolean not null default false,
  -- The kind of record of another area that it decides about; its form and consequences are code.
  matter text,
  position int not null default 0,
  created_at timestamptz not null,
  -- What another area hands over always finds its process.
  check (matter is null or not is_stopped)
);
create unique index approval_process__one_of_a_matter on approval_process (school_id, matter) where matter is not null;
create index approval_process__school on approval_process (school_id, group_id, position);

-- Who looks after the instances of a process; where nobody is named, the administrators of the school do.
create table approval_process_admin (
  process_id uuid not null references approval_process on delete cascade,
  person_id uuid not null references person,
  school_id uuid not null references school,
  primary key (process_id, person_id)
);
create index approval_process_admin__person on approval_process_admin (person_id);

create table approval_version (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  process_id uuid not null references approval_process,
  number int not null check (number > 0),
  state text not null check (state in ('draft', 'published', 'retired')),
  tree jsonb not null,
  form jsonb not null,
  settings jsonb not null,
  -- Against two who edit one draft.
  revision int not null default 1,
  changed_by uuid references person,
  changed_at timestamptz not null,
  published_by uuid references person,
  published_at timestamptz,
  unique (process_id, number),
  check ((state = 'draft') = (published_at is null))
);
create unique index approval_version__one_draft on approval_version (process_id) where state = 'draft';
create unique index approval_version__one_published on approval_version (process_id) where state = 'published';

-- Instances are pinned to a version, so what was published stays as it was.
create function keep_approval_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state = 'draft' then return old; end if;
    raise exception 'a published version of a process stays';
  end if;
  if old.state = 'draft' then return new; end if;
  if old.state = 'published' and new.state = 'retired'
    and (to_jsonb(new) - 'state') = (to_jsonb(old) - 'state') then return new; end if;
  raise exception 'a published version of a process cannot be changed';
end $$;
create trigger approval_version__kept before update or delete on approval_version
  for each row execute function keep_approval_version();

create sequence approval_number;

create table approval_instance (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  process_id uuid not null references approval_process,
  version_id uuid not null references approval_version,
  -- For people to name it; gaps are allowed.
  number bigint not null default nextval('approval_number') unique,
  starter_id uuid not null references person,
  unit_id uuid references org_unit,
  state text not null check (state in ('draft', 'running', 'passed', 'refused', 'cancelled')),
  -- Where no vote ended it: what did.
  ended_how text check (ended_how in ('votes', 'nobody', 'rule', 'time', 'administrator', 'machine')),
  form_values jsonb not null default '{}',
  -- What lists show of the form: only fields that every reader of the instance may see.
  card jsonb not null default '[]',
  search_text text not null default '',
  -- Whom the starter and earlier deciders picked, by node.
  picked jsonb not null default '{}',
  -- The event at which it was last sent back; 0 where it never was.
  returned_at_event int not null default 0,
  -- A sub-process waits in a run of its parent; the topmost one is locked for all of them.
  parent_id uuid references approval_instance,
  parent_run_id uuid,
  top_id uuid not null,
  -- The instance that this one undoes.
  undoes_id uuid references approval_instance,
  matter text,
  matter_id uuid,
  last_event int not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state = 'draft') = (started_at is null)),
  check ((state in ('passed', 'refused', 'cancelled')) = (ended_at is not null)),
  check (ended_how is null or ended_at is not null),
  check ((matter is null) = (matter_id is null)),
  check ((parent_id is null) = (parent_run_id is null)),
  check (parent_id is not null or top_id = id)
);
create unique index approval_instance__matter on approval_instance (matter, matter_id) where matter is not null;
create unique index approval_instance__undone_once on approval_instance (undoes_id) where undoes_id is not null and state in ('running', 'passed');
create index approval_instance__starter on approval_instance (starter_id, id desc);
create index approval_instance__process on approval_instance (process_id, id desc);
create index approval_instance__running on approval_instance (school_id, id desc) where state = 'running';
create index approval_instance__family on approval_instance (top_id);

create trigger approval_instance__transitions before update of state on approval_instance
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'draft>running', 'running>passed', 'running>refused', 'running>cancelled');

-- A node that was entered, once a round. What only the engine reads is in `data`.
create table approval_run (
  id uuid primary key,
  school_id uuid not null references school,
  instance_id uuid not null references approval_instance on delete cascade,
  node_id text not null,
  round int not null check (round > 0),
  state text not null check (state in ('active', 'passed', 'refused', 'returned', 'cancelled')),
  data jsonb not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (instance_id, node_id, round),
  check ((state = 'active') = (closed_at is null))
);
create index approval_run__closed on approval_run (school_id, closed_at) where closed_at is not null;

create table approval_task (
  id uuid primary key,
  school_id uuid not null references school,
  instance_id uuid not null references approval_instance on delete cascade,
  run_id uuid not null references approval_run on delete cascade,
  node_id text not null,
  -- Whom the rule named, and who acts: a deputy, or the person it was handed to.
  owner_id uuid not null references person,
  assignee_id uuid not null references person,
  -- A vote, an opinion that a signer asked for, the form given back to the starter, a failure that administrators look at.
  kind text not null check (kind in ('vote', 'opinion', 'resubmit', 'failure')),
  state text not null check (state in ('waiting', 'open', 'done', 'cancelled')),
  result text check (result in ('agree', 'refuse', 'complete', 'recall', 'retry')),
  -- Another than the assignee where an overseer or administrator stepped in; null where a rule decided.
  decided_by uuid references person,
  -- The picture of the signature under the decision.
  signature_file_id uuid references file,
  -- The post or the unit by which it came: it follows the present holder.
  via_post_id uuid references post,
  via_unit_id uuid references org_unit,
  data jsonb not null,
  due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'done') = (result is not null)),
  check ((state in ('done', 'cancelled')) = (closed_at is not null))
);
create index approval_task__open on approval_task (assignee_id, id desc) where state = 'open';
create index approval_task__done on approval_task (assignee_id, closed_at desc, id desc) where state = 'done';
create index approval_task__owner on approval_task (owner_id, id desc) where owner_id <> assignee_id;
create index approval_task__instance on approval_task (instance_id, id);
create index approval_task__signature on approval_task (signature_file_id) where signature_file_id is not null;
create index approval_task__post on approval_task (via_post_id) where via_post_id is not null and state in ('waiting', 'open');
create index approval_task__unit on approval_task (via_unit_id) where via_unit_id is not null and state in ('waiting', 'open');

create trigger approval_task__transitions before update of state on approval_task
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'waiting>open', 'waiting>cancelled', 'open>waiting', 'open>done', 'open>cancelled', 'done>open', 'done>cancelled');

-- Everything that happened, in order: replayed, it gives the rows above.
create table approval_event (
  instance_id uuid not null references approval_instance on delete cascade,
  seq int not null check (seq > 0),
  school_id uuid not null references school,
  -- The number of the first event of the same action.
  step int not null check (step between 1 and seq),
  kind text not null,
  -- Who acted; null where a rule or the time did.
  actor_id uuid references person,
  data jsonb not null,
  at timestamptz not null,
  primary key (instance_id, seq)
);

create function keep_approval_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.seq > 1 and not exists (select from approval_event where instance_id = new.instance_id and seq = new.seq - 1) then
      raise exception 'events of an approval have no gaps';
    end if;
    return new;
  end if;
  -- An instance that the school no longer keeps goes whole.
  if tg_op = 'DELETE' and not exists (select from approval_instance where id = old.instance_id) then return old; end if;
  raise exception 'events of an approval cannot be changed';
end $$;
create trigger approval_event__kept before insert or update or delete on approval_event
  for each row execute function keep_approval_event();

-- Moments at which something happens by itself; swept every minute.
create table approval_timer (
  id uuid primary key,
  school_id uuid not null references school,
  instance_id uuid not null references approval_instance on delete cascade,
  run_id uuid not null references approval_run on delete cascade,
  purpose text not null check (purpose in ('delay', 'REMIND', 'PASS', 'REFUSE', 'TO_LEADER', 'TO_ADMIN')),
  data jsonb not null,
  due_at timestamptz not null
);
create index approval_timer__due on approval_timer (due_at);
create index approval_timer__run on approval_timer (run_id);

-- To whom an instance was copied, and whether they have read it.
create table approval_copy (
  instance_id uuid not null references approval_instance on delete cascade,
  person_id uuid not null references person,
  school_id uuid not null references school,
  -- Copied by a node, mentioned in a comment, or told because a deputy decided.
  reason text not null check (reason in ('copied', 'mentioned', 'represented')),
  node_id text,
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (instance_id, person_id)
);
create index approval_copy__person on approval_copy (person_id, created_at desc);

create table approval_comment (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  instance_id uuid not null references approval_instance on delete cascade,
  author_id uuid not null references person,
  task_id uuid references approval_task on delete set null,
  text text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null
);
create index approval_comment__instance on approval_comment (instance_id, id);

create table approval_comment_file (
  comment_id uuid not null references approval_comment on delete cascade,
  file_id uuid not null references file,
  school_id uuid not null references school,
  name text not null,
  position int not null,
  primary key (comment_id, position)
);
create index approval_comment_file__file on approval_comment_file (file_id);

-- Files that a form names.
create table approval_file (
  instance_id uuid not null references approval_instance on delete cascade,
  field_id text not null,
  file_id uuid not null references file,
  school_id uuid not null references school,
  primary key (instance_id, field_id, file_id)
);
create index approval_file__file on approval_file (file_id);

-- A room or a vehicle is booked once, an invoice is used once. Without a span the key itself is taken.
create table approval_claim (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  kind text not null,
  key text not null,
  span tstzrange not null default '(,)',
  instance_id uuid not null references approval_instance on delete cascade,
  constraint approval_claim__once exclude using gist (school_id with =, kind with =, key with =, span with &&)
);
create index approval_claim__instance on approval_claim (instance_id);

-- Somebody is away and a deputy acts. One deputy at a time.
create table approval_absence (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  deputy_id uuid not null references person,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '',
  -- The leave that opened it.
  leave_request_id uuid references leave_request,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  check (deputy_id <> person_id),
  constraint approval_absence__one_deputy exclude using gist (person_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index approval_absence__deputy on approval_absence (deputy_id);

-- How much waits for somebody: never counted from the tasks.
create table approval_tally (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  open_tasks int not null default 0,
  unread_copies int not null default 0
);

create function count_approvals(people uuid[], schools uuid[], tasks int[], copies int[]) returns void language sql as $$
  insert into approval_tally (person_id, school_id, open_tasks, unread_copies)
  select person, school, sum(task), sum(copy)
  from unnest(people, schools, tasks, copies) as changed (person, school, task, copy)
  group by person, school
  having sum(task) <> 0 or sum(copy) <> 0
  order by person
  on conflict (person_id) do update
    set open_tasks = approval_tally.open_tasks + excluded.open_tasks, unread_copies = approval_tally.unread_copies + excluded.unread_copies
$$;

create function tally_approval_tasks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_approvals(array_agg(assignee_id), array_agg(school_id), array_agg(1), array_agg(0)) from new_rows where state = 'open';
  elsif tg_op = 'DELETE' then
    perform count_approvals(array_agg(assignee_id), array_agg(school_id), array_agg(-1), array_agg(0)) from old_rows where state = 'open';
  else
    perform count_approvals(array_agg(assignee_id), array_agg(school_id), array_agg(sign), array_agg(0))
    from (select assignee_id, school_id, 1 as sign from new_rows where state = 'open'
      union all select assignee_id, school_id, -1 from old_rows where state = 'open');
  end if;
  return null;
end $$;
create trigger approval_task__arrive after insert on approval_task
  referencing new table as new_rows for each statement execute function tally_approval_tasks();
create trigger approval_task__change after update on approval_task
  referencing old table as old_rows new table as new_rows for each statement execute function tally_approval_tasks();
create trigger approval_task__go after delete on approval_task
  referencing old table as old_rows for each statement execute function tally_approval_tasks();

create function tally_approval_copies() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_approvals(array_agg(person_id), array_agg(school_id), array_agg(0), array_agg(1)) from new_rows where read_at is null;
  elsif tg_op = 'DELETE' then
    perform count_approvals(array_agg(person_id), array_agg(school_id), array_agg(0), array_agg(-1)) from old_rows where read_at is null;
  else
    perform count_approvals(array_agg(person_id), array_agg(school_id), array_agg(0), array_agg(sign))
    from (select person_id, school_id, 1 as sign from new_rows where read_at is null
      union all select person_id, school_id, -1 from old_rows where read_at is null);
  end if;
  return null;
end $$;
create trigger approval_copy__arrive after insert on approval_copy
  referencing new table as new_rows for each statement execute function tally_approval_copies();
create trigger approval_copy__change after update on approval_copy
  referencing old table as old_rows new table as new_rows for each statement execute function tally_approval_copies();
create trigger approval_copy__go after delete on approval_copy
  referencing old table as old_rows for each statement execute function tally_approval_copies();

-- Named rules of a school that its processes refer to: who decides, or when a branch is taken.
create table approval_rule (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  kind text not null check (kind in ('approver', 'condition')),
  name text not null,
  name_en text not null,
  name_tw text not null,
  definition jsonb not null,
  created_at timestamptz not null
);
create index approval_rule__school on approval_rule (school_id, kind);

-- Messages about approvals.
alter table message_text drop constraint message_text__subject_kind;
alter table message_text add constraint message_text__subject_kind check (subject_kind in (
  'leave_request', 'leave_decision', 'feedback', 'feedback_case', 'correction', 'data_request', 'evaluation', 'document', 'application',
  'application_decision', 'order', 'pay_grievance', 'pay_grievance_review', 'free_copies', 'free_copies_review', 'withdrawal',
  'print_task', 'entrustment', 'terminal_fault', 'terminal_fault_case', 'library_file', 'library_review', 'unsure_print',
  'account_change', 'photo', 'photo_review', 'paper', 'paper_review', 'photo_search', 'registration_review',
  'approval_task', 'approval_instance'));

-- Calls of other systems that processes made, each try a line.
create table approval_delivery (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  instance_id uuid not null references approval_instance on delete cascade,
  run_id uuid not null references approval_run on delete cascade,
  url text not null,
  attempt int not null,
  status int,
  error text not null default '',
  created_at timestamptz not null
);
create index approval_delivery__school on approval_delivery (school_id, id desc);
create index approval_delivery__instance on approval_delivery (instance_id);
