-- Faces: what people agree to, face checks, vectors.

-- One text for each purpose of a face, versioned like the other texts people agree to.
alter table legal_document drop constraint legal_document_kind_check;
alter table legal_document add constraint legal_document_kind_check check (kind in (
  'privacy_policy', 'user_agreement', 'privacy_notice',
  'face_portrait', 'face_comparison', 'face_login', 'face_search', 'face_authority'));

-- The ledger of consents: the newest line of a person and purpose counts.
create table face_consent (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  purpose text not null check (purpose in ('portrait', 'comparison', 'login', 'search', 'authority')),
  action text not null check (action in ('given', 'withdrawn')),
  -- The version of the text that was shown.
  version text not null,
  given_by text not null check (given_by in ('self', 'guardian')),
  -- Under 14 a guardian agrees in writing; this is who, and the manager who has seen the paper.
  guardian_name text,
  confirmation text,
  recorded_by uuid references person,
  created_at timestamptz not null,
  check ((given_by = 'guardian') = (guardian_name is not null and confirmation is not null)),
  check ((given_by = 'self') = (recorded_by is null))
);
create index face_consent__of_person on face_consent (person_id, purpose, id desc);
create index face_consent__of_school on face_consent (school_id, purpose);

create function keep_face_consent() returns trigger language plpgsql as $$
begin
  raise exception 'consents are evidence and cannot be changed';
end $$;
create trigger face_consent__append_only before update or delete on face_consent for each row execute function keep_face_consent();
create trigger face_consent__no_truncate before truncate on face_consent for each statement execute function keep_face_consent();

create function has_face_consent(whose uuid, wanted text[]) returns boolean language sql stable as $$
  select exists (
    select from unnest(wanted) as one
    where (select action from face_consent where person_id = whose and purpose = one order by id desc limit 1) = 'given')
$$;

-- Whoever gives and withdraws at once does one after the other, and never the same twice.
create function face_consent__in_turn() returns trigger language plpgsql as $$
declare
  before text;
begin
  perform pg_advisory_xact_lock(hashtextextended('face_consent:' || new.person_id, 0));
  select action into before from face_consent where person_id = new.person_id and purpose = new.purpose order by id desc limit 1;
  if new.action = 'withdrawn' and before is distinct from 'given' then
    raise exception 'nothing to withdraw' using errcode = 'check_violation', constraint = 'face_consent__in_turn';
  end if;
  return new;
end $$;
create trigger face_consent__in_turn before insert on face_consent for each row execute function face_consent__in_turn();

-- By which a face is compared; one a person, encrypted. It goes with its photo.
create table face_vector (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  file_id uuid not null references file on delete cascade,
  model_id text not null,
  dimension int not null check (dimension between 64 and 4096),
  vector_encrypted bytea not null,
  created_at timestamptz not null
);
create index face_vector__of_school on face_vector (school_id);
create index face_vector__of_file on face_vector (file_id);

create function face_vector__needs_consent() returns trigger language plpgsql as $$
begin
  -- The ledger waits for the same lock: a consent that is just being withdrawn leaves no vector behind.
  perform pg_advisory_xact_lock(hashtextextended('face_consent:' || new.person_id, 0));
  if not has_face_consent(new.person_id, array['comparison', 'login', 'search']) then
    raise exception 'a vector needs a consent' using errcode = 'check_violation', constraint = 'face_vector__needs_consent';
  end if;
  return new;
end $$;
create trigger face_vector__needs_consent before insert or update of file_id on face_vector
  for each row execute function face_vector__needs_consent();

-- What somebody is asked to do before the camera: 90 seconds, answered once.
create table face_challenge (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references school,
  purpose text not null check (purpose in ('login', 'user', 'manager', 'registration')),
  -- Whom it is for: a person, or a registration that has no person yet. At a login also nobody at all, so that strangers are treated alike.
  subject_id uuid not null,
  prompts text[] not null check (prompts <@ array['blink', 'turn-head', 'open-mouth'] and cardinality(prompts) = 3),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  check (expires_at > created_at)
);
create index face_challenge__age on face_challenge (expires_at);

-- The log of face checks, without any picture.
create table face_check (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  challenge_id uuid not null unique,
  purpose text not null check (purpose in ('login', 'user', 'manager', 'registration')),
  subject_id uuid not null,
  person_id uuid references person,
  -- The session for which a manager's check opens the photo library.
  session_id uuid,
  outcome text not null check (outcome in ('passed', 'failed')),
  fault text check (fault in ('too_few_frames', 'repeated_frame', 'no_face', 'several_faces', 'person_changed', 'no_front_view',
    'prompt_missed', 'flat', 'picture_broken', 'other_person')),
  similarity real not null,
  model_id text not null,
  device_name text not null,
  network text not null,
  created_at timestamptz not null,
  check ((outcome = 'failed') = (fault is not null))
);
create index face_check__of_person on face_check (person_id, id desc);
create index face_check__of_school on face_check (school_id, created_at);
create index face_check__of_session on face_check (session_id, created_at) where session_id is not null;
create index face_check__age on face_check (created_at);

-- Digests of frames that were shown before: the same ones again are old frames.
create table face_frame (
  school_id uuid not null references school,
  digest bytea not null check (octet_length(digest) = 32),
  created_at timestamptz not null,
  primary key (school_id, digest)
);
create index face_frame__age on face_frame (created_at);

-- What the school thought about before it used faces; kept for three years at least, so it is never changed.
create table face_assessment (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  text text not null check (length(text) between 1 and 20000),
  file_id uuid references file,
  written_by uuid not null references person,
  created_at timestamptz not null
);
create index face_assessment__of_school on face_assessment (school_id, id desc);
create index face_assessment__of_file on face_assessment (file_id);
create trigger face_assessment__append_only before update or delete on face_assessment for each row execute function keep_face_consent();
create trigger face_assessment__no_truncate before truncate on face_assessment for each statement execute function keep_face_consent();
