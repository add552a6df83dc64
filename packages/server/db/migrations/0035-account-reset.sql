-- Resets of people who manage: one administrator requests, another one approves within a day.

create table account_reset (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('password', 'channels', 'second_factor')),
  reason text not null,
  -- The phone and address that are wanted instead, sealed.
  channels_sealed bytea check ((kind = 'channels') = (channels_sealed is not null)),
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'expired')),
  requested_by uuid not null references person,
  decided_by uuid references person,
  expires_at timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (requested_by <> person_id),
  check ((state in ('approved', 'rejected')) = (decided_by is not null)),
  check ((state = 'open') = (decided_at is null)),
  constraint account_reset__two_people check (state <> 'approved' or (decided_by <> requested_by and decided_by <> person_id))
);
create unique index account_reset__one_open on account_reset (person_id, kind) where state = 'open';
create index account_reset__school on account_reset (school_id, created_at);
create index account_reset__age on account_reset (expires_at) where state = 'open';

-- Until when somebody whose managing roles were taken away is still reset by two people alone.
alter table person add column managed_until timestamptz;
