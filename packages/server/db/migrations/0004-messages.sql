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
  created_at timestamptz not null default now(),
  check ((state = 'recalled') = (recalled_at is not null)),
  check (state in ('draft', 'recalled') or publish_at is not null)
);
create index announcement__school on announcement (school_id, id desc);

create table announcement_audience (
  announcement_id uuid not null references announcement on delete cascade,
  school_id uuid not null references school,
  kind text not null check (kind in ('school', 'unit', 'role')),
  unit_id uuid references org_unit,
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
create index message__unread on message (person_id, category) where read_at is null and deleted_at is null;
create index message__text on message (text_id);
create index message__age on message (school_id, created_at);

-- How many there are and how many are unread, kept with every change, so that a badge never counts rows.
create table message_tally (
  person_id uuid not null references person,
  school_id uuid not null references school,
  category text not null,
  total int not null default 0,
  unread int not null default 0,
  created_at timestamptz not null default now(),
  primary key (person_id, category)
);

create function count_message(person uuid, school uuid, kind text, more_total int, more_unread int) returns void language sql as $$
  insert into message_tally (person_id, school_id, category, total, unread) values (person, school, kind, more_total, more_unread)
  on conflict (person_id, category) do update
    set total = message_tally.total + excluded.total, unread = message_tally.unread + excluded.unread
$$;

create function tally_message() returns trigger language plpgsql as $$
declare
  was_there int := 0; was_unread int := 0; is_there int := 0; is_unread int := 0;
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    was_there := 1;
    was_unread := case when old.read_at is null and not old.is_silent then 1 else 0 end;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    is_there := 1;
    is_unread := case when new.read_at is null and not new.is_silent then 1 else 0 end;
  end if;
  if was_there <> is_there or was_unread <> is_unread then
    perform count_message(coalesce(new.person_id, old.person_id), coalesce(new.school_id, old.school_id),
      coalesce(new.category, old.category), is_there - was_there, is_unread - was_unread);
  end if;
  return null;
end $$;
create trigger message__tally after insert or update or delete on message for each row execute function tally_message();

create table message_reminder (
  person_id uuid not null references person,
  school_id uuid not null references school,
  category text not null,
  is_on boolean not null,
  by_mail boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (person_id, category)
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
