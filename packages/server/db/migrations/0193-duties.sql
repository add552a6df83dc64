-- A duty narrows one managing role of a person to some sets of calls, until it ends. It never gives anything: without the role it is nothing,
-- and one whose time is over leaves the role with no calls until it is taken away or replaced.
create table role_duty (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  role text not null check (role in ('manager', 'admin', 'auditor')),
  sets text[] not null check (cardinality(sets) > 0),
  -- Only calls of managers ask how far somebody reaches.
  unit_id uuid references org_unit check (unit_id is null or role = 'manager'),
  ends_at timestamptz not null,
  reason text not null,
  given_by uuid not null references person,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > created_at)
);
create unique index role_duty__one_open on role_duty (person_id, role) where ended_at is null;
create index role_duty__school on role_duty (school_id, id desc);
create index role_duty__unit on role_duty (unit_id) where unit_id is not null;

-- The roles that are narrowed and to what: the sets of a duty in force, none of one whose time is over.
create function duties_of(who uuid) returns jsonb language sql stable as $$
  select jsonb_object_agg(role, case when ends_at > now() then to_jsonb(sets) else '[]'::jsonb end)
  from role_duty where person_id = who and ended_at is null
$$;
