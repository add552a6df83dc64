-- Changes that are reported to the owner of an account on every channel it had before, and that "this was not me" undoes.

create table account_change (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('channel', 'passkey', 'identity', 'account', 'withdrawal', 'mailbox', 'devices')),
  -- What the owner reads about it, and what undoing it needs; nothing in either opens anything.
  shown jsonb not null,
  undo jsonb not null,
  token_hash bytea not null unique,
  device_name text not null default '',
  network text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  undone_at timestamptz
);
create index account_change__person on account_change (person_id, created_at);
create index account_change__age on account_change (expires_at);
