-- What faces were measured for. The check of a person before the camera stands in face_check as well, which they read themselves.
create table face_call (
  id uuid not null,
  school_id uuid not null references school,
  person_id uuid,
  unit_id uuid,
  purpose text not null check (purpose in ('login', 'user', 'manager', 'registration', 'portrait', 'paper', 'search')),
  outcome text not null check (outcome in ('passed', 'failed', 'error')),
  fault text not null default '',
  ms int not null check (ms >= 0),
  consent text not null check (consent in ('given', 'missing', 'not_needed')),
  device_name text not null default '',
  network text not null default '',
  request_id text not null default '',
  created_at timestamptz not null,
  primary key (school_id, id)
) partition by range (id);
create index face_call__person on face_call (person_id, id) where person_id is not null;
create index face_call__request on face_call (school_id, request_id) where request_id <> '';

-- Who did what with which photo; it outlives the photo.
create table photo_event (
  id uuid not null,
  school_id uuid not null references school,
  photo_id uuid,
  type_id uuid,
  person_id uuid,
  unit_id uuid,
  actor_id uuid,
  action text not null check (action in ('taken', 'replaced', 'passed', 'failed', 'viewed', 'exported', 'searched', 'stored', 'deleted')),
  bytes bigint check (bytes >= 0),
  network text not null default '',
  request_id text not null default '',
  created_at timestamptz not null,
  primary key (school_id, id)
) partition by range (id);
create index photo_event__person on photo_event (person_id, id) where person_id is not null;
create index photo_event__actor on photo_event (actor_id, id) where actor_id is not null;
create index photo_event__photo on photo_event (photo_id, id) where photo_id is not null;
create index photo_event__request on photo_event (school_id, request_id) where request_id <> '';

-- The first month takes all before it, as with the logs that were there before.
create function begin_new_log(log text, month date) returns void language plpgsql as $$
begin
  execute format('create table %I (like %I including all)', log || '_' || to_char(month, 'YYYY_MM'), log);
  perform attach_first_month(log, month);
end $$;
select begin_new_log('face_call', date_trunc('month', now() at time zone 'UTC')::date);
select begin_new_log('photo_event', date_trunc('month', now() at time zone 'UTC')::date);
drop function begin_new_log(text, date), begin_log_months(text, date), attach_first_month(text, date);

-- Drops a month of a log that is no evidence.
create function drop_log_month(log text, part text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if log not in ('login_log', 'face_call', 'photo_event') or part !~ ('^' || log || '_\d{4}_\d{2}$') then
    raise exception 'not a month of a log: % %', log, part;
  end if;
  execute format('drop table if exists %I', part);
end $$;

-- When rows were last deleted because their time was over, and how many, for each school and kind.
create table retention_run (
  school_id uuid not null references school,
  kind text not null,
  ran_at timestamptz not null,
  rows int not null check (rows >= 0),
  -- When the last run that found something was, and how much.
  deleted_at timestamptz,
  deleted_rows int not null default 0 check (deleted_rows >= 0),
  primary key (school_id, kind)
);
