-- A computer without a camera shows a code; the phone of the same person makes the face check for it.
create table face_handover (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- The session of the computer, for which the check counts.
  session_id uuid not null references session on delete cascade,
  purpose text not null check (purpose in ('user', 'manager')),
  code_hash bytea not null unique,
  state text not null default 'shown' check (state in ('shown', 'taken', 'passed')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index face_handover__age on face_handover (expires_at);
create index face_handover__of_person on face_handover (person_id);
create index face_handover__of_session on face_handover (session_id);
create trigger face_handover__transitions before update of state on face_handover
  for each row when (old.state is distinct from new.state) execute function keep_transitions('shown>taken', 'taken>passed');

-- `face_login`: a login that waits for its face check; `face_code`: one whose face fits, on a new device, that waits for a code.
alter table ticket drop constraint ticket_purpose_check;
alter table ticket add constraint ticket_purpose_check check (purpose in (
  'login', 'recovery', 'new_password', 'register', 'bind', 'choose', 'outside', 'passkey', 'visit', 'second_step', 'totp_setup',
  'face_login', 'face_code'));
