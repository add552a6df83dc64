-- The ground every area stands on: schools, their people and organisation, settings, files, evidence.

create table region (
  id uuid primary key default uuidv7(),
  parent_id uuid references region,
  name text not null,
  name_en text not null,
  name_tw text not null,
  position int not null default 0,
  created_at timestamptz not null default now()
);

create table school (
  id uuid primary key default uuidv7(),
  region_id uuid references region,
  code text not null unique,
  name text not null,
  name_en text not null,
  name_tw text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null default now()
);

create table school_setting (
  school_id uuid not null references school,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (school_id, key)
);

create table org_unit (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  parent_id uuid references org_unit,
  kind text not null check (kind in ('college', 'major', 'class', 'department')),
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  position int not null default 0,
  created_at timestamptz not null default now(),
  unique (school_id, code)
);
create index org_unit__parent on org_unit (parent_id);

create table dictionary_entry (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  type text not null,
  value text not null,
  label text not null,
  label_en text not null,
  label_tw text not null,
  position int not null default 0,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  unique (school_id, type, value)
);

create table campus_place (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  kind text not null check (kind in ('gate', 'teaching', 'library', 'dormitory', 'canteen', 'office', 'sport', 'green', 'terminal')),
  name text not null,
  name_en text not null,
  name_tw text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  outline jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index campus_place__school on campus_place (school_id);

-- What people agree to. A new version is a new row; consent names the version.
create table legal_document (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  kind text not null check (kind in ('privacy_policy', 'user_agreement', 'privacy_notice')),
  version text not null,
  title text not null,
  title_en text not null,
  title_tw text not null,
  -- Lists of { kind, text } in each language.
  blocks jsonb not null,
  blocks_en jsonb not null,
  blocks_tw jsonb not null,
  published_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (school_id, kind, version)
);

create table file (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  owner_id uuid not null,
  blob_key text not null,
  size bigint not null check (size >= 0),
  content_type text not null,
  name text not null,
  created_at timestamptz not null default now()
);
create index file__owner on file (owner_id);

create table person (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  kind text not null check (kind in ('student', 'teacher', 'visitor', 'family')),
  number text not null,
  name text not null,
  name_pinyin text not null default '',
  nickname text not null default '',
  phone text,
  email text,
  -- Sealed for reading, hashed with a key for finding: the plain number is nowhere at rest.
  id_card_sealed bytea,
  id_card_hash bytea,
  org_unit_id uuid references org_unit,
  avatar_file_id uuid references file,
  language text not null default 'zh_CN' check (language in ('zh_CN', 'en_US', 'zh_TW')),
  display_mode text not null default 'system' check (display_mode in ('system', 'light', 'dark')),
  is_agent boolean not null default false,
  state text not null default 'active' check (state in ('active', 'disabled')),
  first_login_at timestamptz,
  created_at timestamptz not null default now(),
  unique (school_id, number)
);
-- One person may hold several accounts, but only one of a kind answers to a phone or an address.
create unique index person__phone on person (school_id, kind, phone) where phone is not null;
create unique index person__email on person (school_id, kind, lower(email)) where email is not null;
create index person__id_card on person (school_id, id_card_hash) where id_card_hash is not null;
create index person__unit on person (org_unit_id);

alter table file add constraint file__owner_exists foreign key (owner_id) references person;

create table person_role (
  person_id uuid not null references person,
  school_id uuid not null references school,
  role text not null check (role in ('student', 'teacher', 'visitor', 'family', 'manager', 'admin', 'auditor', 'terminal')),
  -- A manager's reach: this unit and all below it; null is the whole school.
  scope_unit_id uuid references org_unit,
  created_at timestamptz not null default now(),
  primary key (person_id, role)
);

create table audit_entry (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  network text not null default '',
  request_id text not null default '',
  -- Given by the sealer, in one unbroken chain a school.
  sequence bigint,
  previous_hash bytea,
  hash bytea,
  unique (school_id, sequence)
);
create index audit_entry__unsealed on audit_entry (school_id, id) where sequence is null;
create index audit_entry__by_time on audit_entry (school_id, at);

-- Evidence is written once: an entry can only be sealed, never changed or removed.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sequence is null and new.sequence is not null
     and (new.id, new.school_id, new.at, new.action, new.subject_kind, new.subject_id, new.details, new.network, new.request_id)
       = (old.id, old.school_id, old.at, old.action, old.subject_kind, old.subject_id, old.details, old.network, old.request_id)
     and new.actor_id is not distinct from old.actor_id then
    return new;
  end if;
  raise exception 'audit entries are evidence and cannot be changed';
end $$;
create trigger audit_entry__evidence before update or delete on audit_entry for each row execute function keep_audit_entry();
create trigger audit_entry__no_truncate before truncate on audit_entry for each statement execute function keep_audit_entry();

-- One row a caller and key: the deed and its answer are committed together, so a repeated request finds the answer.
create table idempotency_key (
  caller text not null,
  key text not null,
  school_id uuid,
  call text not null,
  input_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_key__age on idempotency_key (created_at);

-- Counters of attempts, shared by all server processes.
create table throttle (
  key text primary key,
  count int not null,
  window_ends_at timestamptz not null
);
create index throttle__age on throttle (window_ends_at);
