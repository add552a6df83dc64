-- Backups and their rehearsals are of the whole installation, not of one school.

create table backup_run (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('backup', 'rehearsal')),
  began_at timestamptz not null,
  -- A run whose process was killed never gets here; the next one closes it as failed.
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed')),
  -- What the backup takes with its files, or what the rehearsal read.
  bytes bigint not null default 0,
  -- The moment up to which the restored data reached, or the name of the backup that was made.
  backup_name text not null default '',
  -- Why it failed, or what a rehearsal found.
  cause text not null default '',
  asked_by uuid,
  check ((ended_at is null) = (outcome is null))
);

-- One at a time of each kind, however many processes there are.
create unique index backup_run__one_running on backup_run (kind) where ended_at is null;
create index backup_run__newest on backup_run (began_at desc);
