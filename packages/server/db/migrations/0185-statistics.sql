-- Counts by hour and by day. A bucket follows from its rows: it is counted again and replaced, never added to.
-- No foreign keys to units and people: numbers outlive both.
create table statistic_hour (
  school_id uuid not null references school,
  source text not null,
  -- When an hour of the school's clock begins.
  hour timestamptz not null,
  unit_id uuid,
  subject text not null,
  outcome text not null,
  count bigint not null check (count > 0),
  amount bigint not null,
  constraint statistic_hour__once unique nulls not distinct (school_id, source, hour, unit_id, subject, outcome)
);

create table statistic_day (
  school_id uuid not null references school,
  source text not null,
  day date not null,
  unit_id uuid,
  subject text not null,
  outcome text not null,
  count bigint not null check (count > 0),
  amount bigint not null,
  constraint statistic_day__once unique nulls not distinct (school_id, source, day, unit_id, subject, outcome)
);

-- Different people do not add up: who was there on a day, once.
create table person_day (
  school_id uuid not null references school,
  source text not null,
  day date not null,
  person_id uuid not null,
  unit_id uuid,
  primary key (school_id, source, day, person_id)
);
create index person_day__person on person_day (person_id);

-- Hours before the last ones that have to be counted again. Only ever appended to, without a key, or writers would wait for each other.
create table statistic_due (
  source text not null,
  school_id uuid not null,
  -- The hour of UTC that holds the row.
  hour timestamptz not null
);
create index statistic_due__source on statistic_due (source);

-- Up to when a source is counted; after a pause the hours between are counted as well.
create table statistic_counted (
  source text primary key,
  counted_at timestamptz not null
);

-- Requests are counted in memory; each process writes what came together, some times a minute.
create table call_count (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  at timestamptz not null,
  call text not null,
  outcome text not null check (outcome in ('done', 'refused', 'failed')),
  count int not null check (count > 0),
  milliseconds bigint not null
);
create index call_count__school on call_count (school_id, at);

-- An hour far from what is usual, told once.
create table statistic_hint (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  source text not null,
  outcome text not null,
  hour timestamptz not null,
  count int not null,
  usual_from int not null,
  usual_to int not null,
  explained_kind text check (explained_kind in ('unit', 'network', 'subject')),
  explained_key text not null default '',
  explained_count int not null default 0,
  told_at timestamptz not null,
  constraint statistic_hint__once unique (school_id, source, outcome, hour)
);
create index statistic_hint__hour on statistic_hint (school_id, hour);

-- What is counted is found by its time.
create index application__school_time on application (school_id, created_at);
create index mail_delivery__school_time on mail_delivery (school_id, created_at);
create index payment__school_time on payment (school_id, created_at);
create index photo__school_time on photo (school_id, created_at);
create index registration_case__school_time on registration_case (school_id, created_at);
create index registration_case__decided on registration_case (school_id, decided_at) where decided_at is not null;
create index sign__school_time on sign (school_id, created_at);
create index print_task__printed on print_task (school_id, printed_at) where printed_at is not null;
create index approval_task__due on approval_task (school_id, due_at) where due_at is not null;

-- Names the hours of rows that came, changed or went outside the last hours, which are counted every minute anyway.
create procedure announce_to_statistics(source text, of_table text, variadic at_columns text[]) language plpgsql as $body$
declare
  name text := 'statistics_' || source || '_' || of_table;
  times text := (select string_agg(format('(changed.%I)', at_column), ', ') from unnest(at_columns) as at_column);
  event text;
  side text;
begin
  execute format($function$
    create function %1$I() returns trigger language plpgsql as $$
    begin
      insert into statistic_due (source, school_id, hour)
      select distinct %2$L, changed.school_id, date_trunc('hour', time.at, 'UTC')
      from changed cross join lateral (values %3$s) as time (at)
      where changed.school_id is not null and (time.at < now() - interval '90 minutes' or time.at > now() + interval '5 minutes');
      return null;
    end $$ $function$, name, source, times);
  for event, side in values ('insert', 'new'), ('update', 'new'), ('update', 'old'), ('delete', 'old') loop
    -- A time of creation does not change.
    continue when event = 'update' and side = 'old' and at_columns <@ array['created_at', 'checked_at', 'at'];
    execute format('create trigger %I after %s on %I referencing %s table as changed for each statement execute function %I()',
      name || '_' || event || '_' || side, event, of_table, side, name);
  end loop;
end $body$;
revoke execute on procedure announce_to_statistics from public;

call announce_to_statistics('logins', 'login_log', 'created_at');
call announce_to_statistics('applications', 'application', 'created_at');
call announce_to_statistics('prints', 'print_job', 'created_at');
call announce_to_statistics('library', 'print_task', 'printed_at');
call announce_to_statistics('mails', 'mail_delivery', 'created_at');
call announce_to_statistics('payments', 'payment', 'created_at');
call announce_to_statistics('verifications', 'verification', 'checked_at');
call announce_to_statistics('faces', 'face_check', 'created_at');
call announce_to_statistics('photos', 'photo', 'created_at');
call announce_to_statistics('registrations', 'registration_case', 'created_at');
call announce_to_statistics('registration_reviews', 'registration_case', 'decided_at');
call announce_to_statistics('approvals', 'approval_instance', 'started_at', 'ended_at');
call announce_to_statistics('approvals', 'approval_task', 'due_at');
call announce_to_statistics('signs', 'sign', 'created_at');
call announce_to_statistics('calls', 'call_count', 'at');

-- What is there already is counted from its first row on.
insert into statistic_counted (source, counted_at) values
  ('logins', coalesce((select min(created_at) from login_log), now())),
  ('applications', coalesce((select min(created_at) from application), now())),
  ('prints', coalesce((select min(created_at) from print_job), now())),
  ('library', coalesce((select min(printed_at) from print_task), now())),
  ('mails', coalesce((select min(created_at) from mail_delivery), now())),
  ('payments', coalesce((select min(created_at) from payment), now())),
  ('verifications', coalesce((select min(checked_at) from verification), now())),
  ('faces', coalesce((select min(created_at) from face_check), now())),
  ('photos', coalesce((select min(created_at) from photo), now())),
  ('registrations', coalesce((select min(created_at) from registration_case), now())),
  ('registration_reviews', coalesce((select min(decided_at) from registration_case), now())),
  ('approvals', coalesce((select min(started_at) from approval_instance), now())),
  ('signs', coalesce((select min(created_at) from sign), now())),
  ('calls', now());
