-- Messages: one text, many recipients; what each wants to be reminded of; announcements of the school.

create table announcement (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  author_id uuid not null references person,
  title text not null,
  title_en text not null,
  title_tw text not null,
  body text not null,
  body_en text not null,
  body_tw text not null,
  state text not null check (state in ('draft', 'scheduled', 'publishing', 'published', 'recalled')),
  publish_at timestamptz,
  published_at timestamptz,
  recalled_at timestamptz,
  reach int not null default 0,
  -- How many had read it among the messages that are past their time and gone.
  read_and_gone int not null default 0,
  created_at timestamptz not null default now(),
  check ((state = 'recalled') = (recalled_at is not null)),
  check (state in ('draft', 'recalled') or publish_at is not null)
);
create index announcement__school on announcement (school_id, id desc);

create table announcement_audience (
  announcement_id uuid not null references announcement on delete cascade,
  school_id uuid not null references school,
  kind text not null check (kind in ('school', 'unit', 'role')),
  -- A unit that is given up takes itself out of the announcements that were for it.
  unit_id uuid references org_unit on delete cascade,
  role text,
  created_at timestamptz not null default now(),
  unique nulls not distinct (announcement_id, kind, unit_id, role),
  check ((kind = 'unit') = (unit_id is not null)),
  check ((kind = 'role') = (role is not null))
);

create table message_text (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  category text not null check (category in ('announcement', 'todo', 'progress', 'security', 'system')),
  title text not null,
  title_en text not null,
  title_tw text not null,
  body text not null,
  body_en text not null,
  body_tw text not null,
  -- The thing it speaks of, whose live state and action the reader sees.
  subject_kind text,
  subject_id uuid,
  announcement_id uuid unique references announcement,
  recalled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((subject_kind is null) = (subject_id is null))
);
create index message_text__age on message_text (school_id, created_at);
create index message_text__subject on message_text (subject_id) where subject_id is not null;

create table message (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  text_id uuid not null references message_text,
  category text not null,
  -- A category that its reader has silenced still arrives, but counts nowhere.
  is_silent boolean not null default false,
  read_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (person_id, text_id)
);
create index message__inbox on message (person_id, id desc) where deleted_at is null;
create index message__group on message (person_id, category, id desc) where deleted_at is null;
create index message__unread on message (person_id, id desc) where read_at is null and deleted_at is null;
create index message__text on message (text_id, person_id) include (read_at);
create index message__age on message (school_id, created_at);

-- How many there are and how many are unread, kept with every change, so that a badge never counts rows. The category '' stands
-- for all of them together; it is always touched first, so that changes to one inbox wait for each other and tell right numbers.
create table message_tally (
  person_id uuid not null references person,
  school_id uuid not null references school,
  category text not null,
  total int not null default 0,
  unread int not null default 0,
  created_at timestamptz not null default now(),
  primary key (person_id, category)
);

-- In the order of people, '' first: whoever changes the numbers of many never waits in a ring.
create function count_messages(people uuid[], schools uuid[], categories text[], total int[], unread int[]) returns void language sql as $$
  insert into message_tally (person_id, school_id, category, total, unread)
  select person, school, coalesce(category, ''), sum(total), sum(unread)
  from unnest(people, schools, categories, total, unread) as changed (person, school, category, total, unread)
  group by person, school, rollup (category)
  having sum(total) <> 0 or sum(unread) <> 0
  order by person, coalesce(category, '')
  on conflict (person_id, category) do update
    set total = message_tally.total + excluded.total, unread = message_tally.unread + excluded.unread
$$;

-- Once a statement and not once a row: who reads a hundred thousand messages at a stroke changes a number once.
create function tally_messages() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform count_messages(array_agg(person_id), array_agg(school_id), array_agg(category), array_agg(1), array_agg(counts::int))
    from (select *, read_at is null and not is_silent as counts from new_rows where deleted_at is null);
  elsif tg_op = 'DELETE' then
    perform count_messages(array_agg(person_id), array_agg(school_id), array_agg(category), array_agg(-1), array_agg(-counts::int))
    from (select *, read_at is null and not is_silent as counts from old_rows where deleted_at is null);
  else
    perform count_messages(array_agg(person_id), array_agg(school_id), array_agg(category), array_agg(sign), array_agg(sign * counts::int))
    from (
      select *, 1 as sign, read_at is null and not is_silent as counts from new_rows where deleted_at is null
      union all
      select *, -1, read_at is null and not is_silent from old_rows where deleted_at is null
    );
  end if;
  return null;
end $$;
create trigger message__arrive after insert on message
  referencing new table as new_rows for each statement execute function tally_messages();
create trigger message__change after update on message
  referencing old table as old_rows new table as new_rows for each statement execute function tally_messages();
create trigger message__go after delete on message
  referencing old table as old_rows for each statement execute function tally_messages();

create table message_reminder (
  person_id uuid not null references person,
  school_id uuid not null references school,
  category text not null,
  is_on boolean not null,
  by_mail boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (person_id, category),
  check (is_on or category <> 'security')
);

create table quiet_hours (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  is_on boolean not null,
  -- Minutes after midnight in the school's own time; from after until means over midnight.
  from_minute int not null check (from_minute between 0 and 1439),
  until_minute int not null check (until_minute between 0 and 1439),
  created_at timestamptz not null default now(),
  check (from_minute <> until_minute)
);
