-- Log tables are partitioned by month on their id: a UUIDv7 carries the moment of its row, so the id alone orders, pages and prunes.

-- The smallest id of a moment.
create function first_id_at(at timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;

-- Makes one month of a log; nothing where it stands already, or where the default partition holds rows of that month. The server owns no
-- table, so this runs with the rights of the owner.
create function make_log_month(log text, month date) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part text := log || '_' || to_char(month, 'YYYY_MM');
  first_id uuid := first_id_at(month::timestamp at time zone 'UTC');
  end_id uuid := first_id_at((month + interval '1 month')::timestamp at time zone 'UTC');
  is_stray boolean;
begin
  if log not in ('audit_entry', 'login_log', 'face_call', 'photo_event') or month <> date_trunc('month', month)::date then
    raise exception 'not a month of a log: % %', log, month;
  end if;
  if to_regclass(part) is not null then return false; end if;
  execute format('select exists (select from %I where id >= $1 and id < $2)', log || '_default') into is_stray using first_id, end_id;
  if is_stray then return false; end if;
  execute format('create table %I partition of %I for values from (%L) to (%L)', part, log, first_id, end_id);
  -- Row triggers are inherited, this one is not.
  if log = 'audit_entry' then
    execute format('create trigger %I before truncate on %I for each statement execute function keep_audit_entry()', part || '__no_truncate', part);
  end if;
  return true;
end $$;

-- The present table becomes the first partition, with all that was before.
create function begin_log_months(log text, month date) returns void language plpgsql as $$
declare
  part text := log || '_' || to_char(month, 'YYYY_MM');
begin
  execute format('alter table %I rename to %I', log, part);
  execute format('create table %I (like %I including defaults including constraints) partition by range (id)', log, part);
  execute format('alter table %I add primary key (school_id, id)', log);
  execute format('alter table %I add foreign key (school_id) references school', log);
end $$;

create function attach_first_month(log text, month date) returns void language plpgsql as $$
begin
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', log, log || '_' || to_char(month, 'YYYY_MM'),
    first_id_at((month + interval '1 month')::timestamp at time zone 'UTC'));
  execute format('create table %I partition of %I default', log || '_default', log);
  for ahead in 1..3 loop
    perform make_log_month(log, (month + make_interval(months => ahead))::date);
  end loop;
end $$;

-- Audit: the place in the chain is unique by the head of its school, which the sealer holds.
create table audit_head (
  school_id uuid primary key references school,
  sequence bigint not null check (sequence > 0),
  hash bytea not null check (octet_length(hash) = 32)
);
insert into audit_head (school_id, sequence, hash)
  select distinct on (school_id) school_id, sequence, hash from audit_entry where sequence is not null order by school_id, sequence desc;

create function keep_audit_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.school_id = old.school_id and new.sequence > old.sequence then
    return new;
  end if;
  raise exception 'the head of the evidence only moves forward';
end $$;
create trigger audit_head__forward before update or delete on audit_head for each row execute function keep_audit_head();
create trigger audit_head__no_truncate before truncate on audit_head for each statement execute function keep_audit_head();

drop trigger audit_entry__evidence on audit_entry;
alter table audit_entry drop constraint audit_entry_pkey, drop constraint audit_entry_school_id_sequence_key, add primary key (school_id, id);
alter index audit_entry__unsealed rename to audit_entry__unsealed_at_first;
drop index audit_entry__by_time;
select begin_log_months('audit_entry', date_trunc('month', now() at time zone 'UTC')::date);
create index audit_entry__chain on audit_entry (school_id, sequence);
create index audit_entry__unsealed on audit_entry (school_id, id) where sequence is null;
create index audit_entry__actor on audit_entry (school_id, actor_id, id) where actor_id is not null;
create index audit_entry__subject on audit_entry (school_id, subject_id, id);
create index audit_entry__request on audit_entry (school_id, request_id) where request_id <> '';
create trigger audit_entry__evidence before update or delete on audit_entry for each row execute function keep_audit_entry();
create trigger audit_entry__no_truncate before truncate on audit_entry for each statement execute function keep_audit_entry();
select attach_first_month('audit_entry', date_trunc('month', now() at time zone 'UTC')::date);
create trigger audit_entry_default__no_truncate before truncate on audit_entry_default for each statement execute function keep_audit_entry();

-- Logins: a row keeps the unit of its moment, and outlives the person.
alter table login_log add unit_id uuid, add request_id text not null default '';
update login_log set unit_id = person.org_unit_id from person where person.id = login_log.person_id;
alter table login_log drop constraint login_log_person_id_fkey, drop constraint login_log_pkey, add primary key (school_id, id);
drop index login_log__person;
drop index login_log__school;
select begin_log_months('login_log', date_trunc('month', now() at time zone 'UTC')::date);
create index login_log__person on login_log (person_id, id) where person_id is not null;
create index login_log__request on login_log (school_id, request_id) where request_id <> '';
select attach_first_month('login_log', date_trunc('month', now() at time zone 'UTC')::date);
