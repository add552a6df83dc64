-- What people keep about themselves and each other, and who looked.

alter table person
  add column qq text not null default '',
  add column grade text not null default '',
  add column portrait_file_id uuid references file,
  -- How the name sounds, whole and by initials, so that a name is found by typing letters.
  add column name_spelling text not null default '',
  add column search_text text not null
    generated always as (lower(name || ' ' || number || ' ' || nickname || ' ' || replace(name_pinyin, ' ', '') || ' ' || name_spelling)) stored;
create index person__kind on person (school_id, kind, number);

-- An avatar or portrait belongs to its person alone and goes when another takes its place; what was uploaded for a form stays with it.
alter table file add column use text not null default 'form' check (use in ('form', 'avatar', 'portrait'));
create index file__blob on file (blob_key);

-- Set for a password that an administrator gave: until then it opens one thing alone, the choice of a new one.
alter table password add column one_time_until timestamptz;

create table profile_correction (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  field text not null check (field in ('name', 'id_card', 'emergency_id_card')),
  -- The emergency contact in question; the person themselves otherwise.
  subject_id uuid not null,
  value_sealed bytea not null,
  reason text not null,
  evidence_file_id uuid references file,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  decided_by uuid references person,
  decided_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null default now(),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (decided_by is null or decided_by <> person_id)
);
create unique index profile_correction__one_pending on profile_correction (person_id, field, subject_id) where state = 'pending';
create index profile_correction__to_decide on profile_correction (school_id, id) where state = 'pending';

create table emergency_contact (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  position int not null check (position between 1 and 3),
  name text not null,
  phone text not null,
  relation text not null,
  id_card_sealed bytea,
  -- The correction that set the number in place of the first one.
  corrected_by uuid references profile_correction,
  created_at timestamptz not null default now(),
  unique (person_id, position)
);

create function keep_emergency_id_card() returns trigger language plpgsql as $$
begin
  if old.id_card_sealed is not null and new.id_card_sealed is distinct from old.id_card_sealed
     and (new.corrected_by is null or new.corrected_by is not distinct from old.corrected_by) then
    raise exception 'the ID number of an emergency contact changes only by a reviewed correction';
  end if;
  return new;
end $$;
create trigger emergency_contact__id_card before update on emergency_contact for each row execute function keep_emergency_id_card();

-- What a person lets others see on their card; a field without a row follows the default of the rules.
create table card_privacy (
  person_id uuid not null references person,
  school_id uuid not null references school,
  field text not null check (field in ('phone', 'email', 'qq', 'number', 'unit', 'portrait')),
  audience text not null check (audience in ('nobody', 'staff', 'class', 'everyone')),
  created_at timestamptz not null default now(),
  primary key (person_id, field)
);

-- Who showed their card to whom: the one is in the other's book from then on, however far the book reaches.
create table contact_introduction (
  viewer_id uuid not null references person,
  person_id uuid not null references person,
  school_id uuid not null references school,
  created_at timestamptz not null default now(),
  primary key (viewer_id, person_id)
);

create table contact_remark (
  viewer_id uuid not null references person,
  person_id uuid not null references person,
  school_id uuid not null references school,
  remark text not null,
  created_at timestamptz not null default now(),
  primary key (viewer_id, person_id)
);

create table contact_tag (
  viewer_id uuid not null references person,
  person_id uuid not null references person,
  school_id uuid not null references school,
  tag text not null,
  created_at timestamptz not null default now(),
  primary key (viewer_id, person_id, tag)
);
create index contact_tag__viewer on contact_tag (viewer_id, tag);

-- Who looked at whose data. Evidence for the person looked at: written once.
create table profile_view (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  viewer_id uuid not null references person,
  what text not null check (what in ('card', 'record', 'export', 'search')),
  created_at timestamptz not null default now()
);
create index profile_view__of on profile_view (person_id, id desc);
create index profile_view__age on profile_view (school_id, created_at);
-- Who looks again and again in the same hour looked once; every export is told.
create unique index profile_view__once_an_hour on profile_view (person_id, viewer_id, what, date_trunc('hour', created_at at time zone 'UTC'))
  where what <> 'export';

create table data_request (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('export', 'deletion')),
  reason text not null default '',
  state text not null default 'pending' check (state in ('pending', 'ready', 'done', 'refused', 'withdrawn', 'expired')),
  blob_key text,
  decided_by uuid references person,
  decided_at timestamptz,
  notes text not null default '',
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'ready') = (blob_key is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (decided_by is null or decided_by <> person_id)
);
create unique index data_request__one_pending on data_request (person_id, kind) where state = 'pending';
create index data_request__person on data_request (person_id, id desc);
create index data_request__to_decide on data_request (school_id, id) where state = 'pending';
create index data_request__expiry on data_request (expires_at) where state = 'ready';

-- A file of people on its way into the school: read, shown, then taken whole.
create table person_import (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  created_by uuid not null references person,
  file_name text not null,
  blob_key text not null,
  content_type text not null,
  kind text not null check (kind in ('student', 'teacher')),
  state text not null default 'reading' check (state in ('reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled')),
  -- [zh_CN, en_US, zh_TW]: why it could not be read or carried out, or which columns were left out.
  problem jsonb,
  total int not null default 0,
  to_create int not null default 0,
  to_change int not null default 0,
  unchanged int not null default 0,
  wrong int not null default 0,
  processed int not null default 0,
  skips_wrong boolean not null default false,
  finished_at timestamptz,
  created_at timestamptz not null default now()
);
create index person_import__school on person_import (school_id, id desc);

create table person_import_line (
  import_id uuid not null references person_import on delete cascade,
  line int not null,
  school_id uuid not null references school,
  action text not null check (action in ('create', 'change', 'same', 'wrong')),
  number text not null,
  name text not null,
  -- Sealed, because a line carries ID numbers and phones; gone when the import is over.
  given_sealed bytea,
  -- Names of the fields that will change.
  changes text[] not null default '{}',
  -- Lists of { field, text: [zh_CN, en_US, zh_TW] }.
  problems jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (import_id, line)
);
create index person_import_line__action on person_import_line (import_id, action, line);
