-- What runs and what answers, for the status page. Neither belongs to a school: several server processes serve all of them.

-- Each process writes its own row every few seconds. One that is silent is counted as gone, and forgotten after a day.
create table server_process (
  id uuid primary key,
  host text not null,
  pid int not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_bytes bigint not null,
  -- How late the event loop was at its worst since the report before.
  delay_ms double precision not null,
  connections_used int not null,
  connections_waiting int not null,
  -- For each kind of child process: how many work, wait and failed.
  children jsonb not null default '{}'
);

-- Services outside, by the name that the code calls them: when they last answered, and since when they do not.
create table provider_report (
  provider text primary key,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  failure text not null default '',
  -- In a row, without an answer in between.
  failures int not null default 0 check (failures >= 0),
  failing_since timestamptz,
  check ((failures = 0) = (failing_since is null))
);

alter table session drop constraint session_end_cause_check;
alter table session add constraint session_end_cause_check check (end_cause in
  ('logout', 'ended_by_owner', 'ended_by_school', 'password_changed', 'remember_reused', 'disabled', 'expired', 'replaced'));
create index session__school_open on session (school_id, last_seen_at desc) where ended_at is null;
