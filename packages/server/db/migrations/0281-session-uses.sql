-- When sessions were in use before their last use, at most once a minute, for half a day: a phone that says that it had no network is refuted
-- by any of them. `session.seen_before_at`, which knew one alone, is written by processes of the release before; a later one drops it.
create table session_use (
  session_id uuid not null references session on delete cascade,
  school_id uuid not null references school,
  used_at timestamptz not null,
  primary key (session_id, used_at)
);
create index session_use__time on session_use (used_at);
insert into session_use (session_id, school_id, used_at)
  select id, school_id, seen_before_at from session where seen_before_at > now() - interval '13 hours';
