-- What happened in a process on a day of the school, and how long it took: statistics add these up and never count applications.
create table approval_day (
  school_id uuid not null references school,
  day date not null,
  process_id uuid not null references approval_process,
  -- A step of the process, or empty for whole applications.
  node_id text not null,
  node_name text not null,
  started int not null,
  passed int not null,
  refused int not null,
  cancelled int not null,
  returned int not null,
  -- Decided by a time limit.
  timed_out int not null,
  -- How many ended within each bound of working time, as durations.rules.ts has them.
  durations int[] not null,
  primary key (school_id, day, process_id, node_id)
);

-- Up to which day a school is added up.
create table approval_days_until (
  school_id uuid primary key references school,
  day date not null
);

create index approval_instance__started on approval_instance (school_id, started_at) where started_at is not null;
create index approval_instance__ended_on on approval_instance (school_id, ended_at) where ended_at is not null;
