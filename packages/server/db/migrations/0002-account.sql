-- Ways in: passwords, codes, tickets, sessions, third-party identities, passkeys.

create table password (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  hash text not null,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  token_hash bytea not null unique,
  way text not null,
  device_id text not null default '',
  device_name text not null default '',
  network text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_cause text check (end_cause in ('logout', 'ended_by_owner', 'password_changed', 'remember_reused', 'disabled', 'expired', 'replaced')),
  -- What the outside needs at logout (an id token, say), sealed.
  outside_sealed bytea,
  check ((ended_at is null) = (end_cause is null))
);
create index session__open on session (person_id) where ended_at is null;
create index session__device on session (person_id, device_id) where device_id <> '';

create table remember_token (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- All tokens that grew out of one login; a reused one ends the family and every session of the person.
  family_id uuid not null,
  session_id uuid not null references session,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  spent_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index remember_token__family on remember_token (family_id);
create index remember_token__person on remember_token (person_id);

create table captcha (
  id uuid primary key default uuidv7(),
  school_id uuid,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);
create index captcha__age on captcha (expires_at);

create table verification_code (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  purpose text not null check (purpose in ('login', 'register', 'recover', 'bind', 'change')),
  channel text not null check (channel in ('phone', 'email')),
  target text not null,
  code_hash bytea not null,
  tries_left int not null check (tries_left >= 0),
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);
-- Only the newest code of a target counts.
create unique index verification_code__live on verification_code (school_id, purpose, channel, target) where spent_at is null;
create index verification_code__age on verification_code (expires_at);

create table ticket (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid references person,
  purpose text not null check (purpose in ('login', 'recovery', 'new_password', 'register', 'bind', 'choose', 'outside', 'passkey')),
  token_hash bytea not null unique,
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);
create index ticket__age on ticket (expires_at);

create table outside_identity (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  provider text not null check (provider in ('wechat', 'wecom', 'dingtalk', 'cas', 'oidc')),
  subject text not null,
  name text not null default '',
  created_at timestamptz not null default now(),
  unique (school_id, provider, subject),
  unique (person_id, provider)
);

-- Several accounts of one human being: those in a group may switch into each other.
create table account_group_member (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  group_id uuid not null,
  created_at timestamptz not null default now()
);
create index account_group_member__group on account_group_member (group_id);

create table passkey (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkey__person on passkey (person_id);

create table pc_login (
  id uuid primary key default uuidv7(),
  school_id uuid references school,
  code_hash bytea not null unique,
  -- The page that shows the code proves itself with this secret, so that who photographs the code gains nothing.
  page_hash bytea not null,
  purpose text not null default 'pc_login',
  device_name text not null,
  network text not null,
  state text not null default 'shown' check (state in ('shown', 'scanned', 'confirmed', 'refused', 'spent')),
  person_id uuid references person,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((state in ('shown')) or person_id is not null)
);
create index pc_login__age on pc_login (expires_at);

create table login_log (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid references person,
  way text not null,
  outcome text not null check (outcome in ('in', 'refused', 'out')),
  reason text not null default '',
  device_name text not null default '',
  network text not null default '',
  created_at timestamptz not null default now()
);
create index login_log__person on login_log (person_id, created_at);
create index login_log__school on login_log (school_id, created_at);

create table consent (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  document text not null check (document in ('privacy_policy', 'user_agreement')),
  version text not null,
  created_at timestamptz not null default now(),
  unique (person_id, document, version)
);

create table login_notice (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  title text not null,
  title_en text not null,
  title_tw text not null,
  body text not null,
  body_en text not null,
  body_tw text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null default now()
);
create index login_notice__shown on login_notice (school_id, starts_at);

create table login_notice_read (
  notice_id uuid not null references login_notice,
  person_id uuid not null references person,
  school_id uuid not null references school,
  created_at timestamptz not null default now(),
  primary key (notice_id, person_id)
);
