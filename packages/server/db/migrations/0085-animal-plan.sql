-- Laboratory animals for teaching: what can be bought, where it is kept, what it costs, and the plans of teachers.

-- A fund of one year. What is held and spent follows from the plans, by the trigger on animal_plan.
create table animal_fund (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  year int not null check (year between 2000 and 2100),
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  -- Money of the school pays inside prices; money of a partner pays outside prices.
  tariff text not null check (tariff in ('inside', 'outside')),
  budget bigint not null check (budget >= 0),
  held bigint not null default 0 check (held >= 0),
  spent bigint not null default 0 check (spent >= 0),
  -- No new plan may use it.
  is_closed boolean not null default false,
  created_at timestamptz not null,
  constraint animal_fund__code unique (school_id, year, code),
  constraint animal_fund__left check (budget >= held + spent)
);

-- Buildings, their floors, and the rooms with cages.
create table animal_place (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  parent_id uuid references animal_place,
  kind text not null check (kind in ('building', 'floor', 'room')),
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  cages int check (cages between 0 and 100000),
  position int not null default 0,
  -- Nothing new is housed here.
  is_closed boolean not null default false,
  created_at timestamptz not null,
  constraint animal_place__code unique (school_id, code),
  check ((kind = 'building') = (parent_id is null)),
  check ((kind = 'room') = (cages is not null))
);
create index animal_place__parent on animal_place (parent_id);

create function keep_animal_place() returns trigger language plpgsql as $$
declare parent animal_place;
begin
  if new.parent_id is null then return new; end if;
  select * into parent from animal_place where id = new.parent_id;
  if parent.school_id <> new.school_id or (parent.kind, new.kind) not in (('building', 'floor'), ('floor', 'room')) then
    raise exception 'a floor is in a building and a room on a floor of the same school' using errcode = 'check_violation', constraint = 'animal_place__tree';
  end if;
  return new;
end $$;
create trigger animal_place__tree before insert or update of parent_id, kind, school_id on animal_place
  for each row execute function keep_animal_place();

create table animal_type (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  is_closed boolean not null default false,
  created_at timestamptz not null,
  constraint animal_type__code unique (school_id, code)
);

create table animal_specification (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  type_id uuid not null references animal_type,
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  supplier text not null default '',
  -- The licence under which the supplier breeds.
  licence text not null default '',
  per_cage int not null check (per_cage between 1 and 1000),
  is_closed boolean not null default false,
  created_at timestamptz not null,
  constraint animal_specification__code unique (school_id, code)
);
create index animal_specification__type on animal_specification (type_id);

-- What a specification costs from a day on. One price at a time.
create table animal_charge (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  specification_id uuid not null references animal_specification,
  starts_on date not null,
  ends_on date,
  price_inside bigint not null check (price_inside between 0 and 100000000),
  price_outside bigint not null check (price_outside between 0 and 100000000),
  -- Housing costs so much a day, for a cage or for a head.
  housing_by text not null check (housing_by in ('cage', 'head')),
  housing_inside bigint not null check (housing_inside between 0 and 100000000),
  housing_outside bigint not null check (housing_outside between 0 and 100000000),
  created_at timestamptz not null,
  check (ends_on is null or ends_on >= starts_on),
  constraint animal_charge__one_at_a_time exclude using gist (specification_id with =, daterange(starts_on, ends_on, '[]') with &&)
);

-- When plans of a term are taken, and when their animals may arrive.
create table animal_window (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  term text not null,
  opens_on date not null,
  closes_on date not null,
  arrivals_from date not null,
  arrivals_until date not null,
  created_at timestamptz not null,
  constraint animal_window__term unique (school_id, term),
  check (closes_on >= opens_on),
  check (arrivals_until >= arrivals_from)
);

create table animal_plan (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- A draft may lack what a submitted plan needs.
  window_id uuid references animal_window,
  fund_id uuid references animal_fund,
  course text not null default '',
  students int check (students between 1 and 10000),
  ethics_number text not null default '',
  purpose text not null default '',
  state text not null default 'draft' check (state in ('draft', 'submitted', 'passed', 'refused', 'cancelled')),
  -- In fen, as it was priced when it was submitted or last changed.
  amount bigint not null default 0 check (amount >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  submitted_at timestamptz,
  ended_at timestamptz,
  check ((state = 'draft') = (submitted_at is null)),
  check ((state in ('passed', 'refused', 'cancelled')) = (ended_at is not null)),
  check (state = 'draft' or (window_id is not null and fund_id is not null and students is not null and course <> '' and ethics_number <> ''))
);
-- One draft a person: it is theirs to go on with.
create unique index animal_plan__one_draft on animal_plan (person_id) where state = 'draft';
create index animal_plan__person on animal_plan (person_id, id desc);
create index animal_plan__school on animal_plan (school_id, id desc) where state <> 'draft';
create index animal_plan__fund on animal_plan (fund_id);
create index animal_plan__window on animal_plan (window_id);

create trigger animal_plan__transitions before update of state on animal_plan
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'draft>submitted', 'submitted>passed', 'submitted>refused', 'submitted>cancelled', 'passed>cancelled');

create table animal_plan_line (
  plan_id uuid not null references animal_plan on delete cascade,
  position int not null check (position > 0),
  school_id uuid not null references school,
  specification_id uuid not null references animal_specification,
  sex text not null check (sex in ('male', 'female', 'either')),
  number int not null check (number between 1 and 10000),
  arrives_on date not null,
  -- Where they are used on the day of arrival, no room is needed.
  room_id uuid references animal_place,
  days int not null check (days between 0 and 365),
  cages int not null check (cages >= 0),
  price bigint not null default 0 check (price >= 0),
  housing bigint not null default 0 check (housing >= 0),
  -- Whether its cages are taken: while the plan is submitted or has passed.
  is_held boolean not null default false,
  primary key (plan_id, position),
  check ((days = 0) = (room_id is null)),
  check ((days = 0) = (cages = 0))
);
create index animal_plan_line__specification on animal_plan_line (specification_id);
create index animal_plan_line__room on animal_plan_line using gist (room_id, daterange(arrives_on, arrives_on + days)) where is_held;
create index animal_plan_line__arrival on animal_plan_line (school_id, arrives_on) where is_held;

-- Lines hold their cages when their plan does, also those that are written into a plan that was returned.
create function hold_animal_plan_line() returns trigger language plpgsql as $$
begin
  select state in ('submitted', 'passed') into new.is_held from animal_plan where id = new.plan_id;
  return new;
end $$;
create trigger animal_plan_line__hold before insert on animal_plan_line
  for each row execute function hold_animal_plan_line();

-- The most cages of a room that are taken on one day of a span. More are never taken at once than on the first day of some line.
create function animal_cages_taken(room uuid, span daterange) returns bigint language sql stable as $$
  with held as (
    select daterange(arrives_on, arrives_on + days) as days, cages from animal_plan_line
    where is_held and room_id = room and daterange(arrives_on, arrives_on + days) && span
  )
  select coalesce(max((select sum(cages) from held where held.days @> first.day)), 0)
  from (select lower(span) as day union select lower(days) from held where span @> lower(days)) as first
$$;

-- Two plans for the last cage wait for each other at the room: the second sees what the first took.
create function keep_animal_cages() returns trigger language plpgsql as $$
declare capacity int;
begin
  select cages into capacity from animal_place where id = new.room_id for update;
  if animal_cages_taken(new.room_id, daterange(new.arrives_on, new.arrives_on + new.days)) > capacity then
    raise exception 'not enough cages' using errcode = 'check_violation', constraint = 'animal_plan_line__cages', detail = new.position::text;
  end if;
  return null;
end $$;
create trigger animal_plan_line__cages after insert or update on animal_plan_line
  for each row when (new.is_held and new.room_id is not null) execute function keep_animal_cages();

-- A room never has fewer cages than are taken on some day to come.
create function keep_room_cages() returns trigger language plpgsql as $$
begin
  if animal_cages_taken(new.id, daterange(current_date, null)) > new.cages then
    raise exception 'cages are taken' using errcode = 'check_violation', constraint = 'animal_place__cages_taken';
  end if;
  return null;
end $$;
create trigger animal_place__cages after update of cages on animal_place
  for each row when (new.cages < old.cages) execute function keep_room_cages();

-- A plan holds its money and cages while it is submitted, spends the money when it passes, and frees both when it ends otherwise.
create function hold_animal_plan() returns trigger language plpgsql as $$
declare moved record;
begin
  -- In the order of their ids, so that two plans never wait for each other.
  for moved in
    select fund, sum(held) as held, sum(spent) as spent from (
      select new.fund_id, case new.state when 'submitted' then new.amount else 0 end, case new.state when 'passed' then new.amount else 0 end
      union all
      select old.fund_id, case old.state when 'submitted' then -old.amount else 0 end, case old.state when 'passed' then -old.amount else 0 end
    ) as change (fund, held, spent)
    where fund is not null group by fund having sum(held) <> 0 or sum(spent) <> 0 order by fund
  loop
    update animal_fund set held = animal_fund.held + moved.held, spent = animal_fund.spent + moved.spent where id = moved.fund;
  end loop;
  if (new.state in ('submitted', 'passed')) <> (old.state in ('submitted', 'passed')) then
    perform from animal_place where id in (select room_id from animal_plan_line where plan_id = new.id) order by id for update;
    update animal_plan_line set is_held = new.state in ('submitted', 'passed') where plan_id = new.id;
  end if;
  return null;
end $$;
create trigger animal_plan__hold after update of state, amount, fund_id on animal_plan
  for each row execute function hold_animal_plan();

-- A plan begins as a draft, and what was decided stays as it was decided.
create function keep_animal_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then raise exception 'a plan begins as a draft'; end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then raise exception 'a submitted plan stays'; end if;
    return old;
  end if;
  if old.state not in ('draft', 'submitted') and (to_jsonb(new) - '{state,ended_at}'::text[]) <> (to_jsonb(old) - '{state,ended_at}'::text[]) then
    raise exception 'a decided plan cannot be changed';
  end if;
  return new;
end $$;
create trigger animal_plan__kept before insert or update or delete on animal_plan
  for each row execute function keep_animal_plan();
