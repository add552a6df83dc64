-- Two-step verification: an authenticator app (TOTP, RFC 6238) with recovery codes, or a passkey.

create table totp (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  -- The shared key, sealed.
  secret_sealed bytea not null,
  -- The newest time step whose code was used: a code of this step or an older one does not count again.
  last_step bigint not null check (last_step >= 0),
  created_at timestamptz not null default now()
);

create table recovery_code (
  person_id uuid not null references totp on delete cascade,
  school_id uuid not null references school,
  code_hash bytea not null,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (person_id, code_hash)
);

-- What a session was opened with beside its first proof; null where that was all.
alter table session add column second_factor text check (second_factor in ('totp', 'passkey', 'recovery_code'));

-- `visit`: the code that a phone shows to a terminal; it opens a visit there and no session.
alter table ticket drop constraint ticket_purpose_check;
alter table ticket add constraint ticket_purpose_check check (purpose in (
  'login', 'recovery', 'new_password', 'register', 'bind', 'choose', 'outside', 'passkey', 'visit', 'second_step', 'totp_setup'));
