-- How the last removal of each kind of rows whose time is over went, in the whole installation. `retention_run` keeps the rows of one school
-- for the kinds whose time a school sets itself.
create table retention_sweep (
  kind text primary key,
  -- The last run that came to its end.
  ran_at timestamptz,
  took_ms int not null default 0 check (took_ms >= 0),
  rows int not null default 0 check (rows >= 0),
  -- When the last run that found something was, and how much.
  deleted_at timestamptz,
  deleted_rows int not null default 0 check (deleted_rows >= 0),
  -- Since when runs have failed; null after one that came to its end.
  failed_at timestamptz,
  check (ran_at is not null or failed_at is not null)
);
