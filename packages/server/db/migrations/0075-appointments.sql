-- A post of the school (head of finance, seal officer): approvals ask its present holder, not a named person.
create table post (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  code text not null check (code ~ '^[0-9A-Za-z-]{1,30}$'),
  name text not null,
  name_en text not null,
  name_tw text not null,
  -- Counts the changes of its holders, so that of two editors the second notices.
  revision int not null default 0,
  created_at timestamptz not null default now(),
  constraint post__code unique (school_id, code)
);

-- Who holds a post or leads a unit, in their order: the first is asked first.
-- Dated, so that a change is known beforehand, and stays known.
create table appointment (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  -- Null: leads the unit.
  post_id uuid references post on delete cascade,
  -- The unit and what is below it; null: the whole school.
  unit_id uuid references org_unit on delete cascade,
  person_id uuid not null references person,
  position int not null check (position between 1 and 500),
  starts_on date not null,
  -- The last day, included.
  ends_on date,
  check (post_id is not null or unit_id is not null),
  check (ends_on >= starts_on),
  constraint appointment__once exclude using gist (
    (coalesce(post_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
    (coalesce(unit_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =,
    person_id with =,
    daterange(starts_on, ends_on, '[]') with &&
  )
);
create index appointment__leaders on appointment (unit_id, position) where post_id is null;
create index appointment__post on appointment (post_id) where post_id is not null;
create index appointment__unit on appointment (unit_id) where unit_id is not null;
create index appointment__person on appointment (person_id);

-- Counts the changes of the leaders of a unit, as `post.revision` does.
alter table org_unit add column leaders_revision int not null default 0;

-- At first the managers of a unit lead it.
insert into appointment (school_id, unit_id, person_id, position, starts_on)
select school_id, scope_unit_id, person_id, position, current_date
from (
  select
    person_role.school_id,
    scope_unit_id,
    person_id,
    row_number() over (partition by scope_unit_id order by person_role.created_at, person_id) as position
  from person_role
  join person on person.id = person_role.person_id
  where role = 'manager' and scope_unit_id is not null and person.state = 'active'
) as manager
where position <= 20;
