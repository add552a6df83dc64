-- A list of the console as a file: asked for with a reason, large or unmasked ones approved by a second administrator.
create table log_export (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  asked_by uuid not null references person,
  source text not null,
  -- As the list takes it, and in the words of the moment it was asked for.
  filter jsonb not null,
  filter_texts jsonb not null,
  columns text[] not null check (cardinality(columns) > 0),
  format text not null check (format in ('csv', 'xlsx')),
  language text not null check (language in ('zh_CN', 'en_US', 'zh_TW')),
  reason text not null check (char_length(reason) between 2 and 200),
  -- Counted when it was asked for; counting stops at one more than a sheet holds.
  total int not null check (total >= 0),
  has_unmasked boolean not null,
  needs_approval boolean not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled', 'rejected', 'expired')),
  processed int not null default 0,
  decided_by uuid references person,
  decided_at timestamptz,
  note text not null default '',
  -- [zh_CN, en_US, zh_TW]: why it could not be made.
  problem jsonb,
  blob_key text,
  key_encrypted bytea,
  size bigint not null default 0,
  sha256 bytea check (octet_length(sha256) = 32),
  -- The units whose rows are in the file; none where it is the whole school.
  unit_ids uuid[],
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Until then it may be approved, or its file be downloaded.
  expires_at timestamptz,
  check (decided_by <> asked_by),
  check ((state = 'ready') = (blob_key is not null)),
  check ((blob_key is null) = (key_encrypted is null)),
  check (state <> 'ready' or (sha256 is not null and expires_at is not null)),
  check (state <> 'waiting' or (needs_approval and expires_at is not null)),
  check (not (needs_approval and state in ('running', 'ready')) or decided_by is not null)
);
create index log_export__asked_by on log_export (asked_by, id desc);
create index log_export__waiting on log_export (school_id, id desc) where state = 'waiting';
create index log_export__due on log_export (expires_at) where state in ('waiting', 'ready');
create index log_export__blob on log_export (blob_key) where blob_key is not null;
create index log_export__decided_by on log_export (decided_by) where decided_by is not null;

select add_message_subjects('log_export');
