-- Registration of students and staff whom the school's records know.
create table registration_case (
  -- Random: who knows it may read the case.
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null references school,
  user_type text not null check (user_type in ('student', 'teacher')),
  -- Whether a record fitted when it began; a case that fits none may be linked to one later.
  kind text not null check (kind in ('matched', 'unmatched')),
  state text not null check (state in ('pending', 'unmatched', 'supplement', 'passed', 'failed', 'registered', 'registration_failed')),
  method text check (method in ('police', 'system', 'manual')),
  person_id uuid references person,
  -- As given, for lists and searches.
  name text not null,
  number text not null,
  -- All fields but the ID number as they were given, as JSON, and a keyed hash of them: the same again is the same case.
  given_encrypted bytea not null,
  given_hash bytea not null,
  id_card_encrypted bytea not null,
  id_card_hash bytea not null,
  id_card_corrected_at timestamptz,
  -- The unit that the applicant named: whose managers decide where no record fits.
  org_unit_id uuid references org_unit on delete set null,
  explanation text not null default '',
  consent jsonb not null,
  language text not null check (language in ('zh_CN', 'en_US', 'zh_TW')),
  -- Where mail about the case goes.
  email_encrypted bytea,
  -- What the account will have once it opens.
  password_hash text,
  channel text check (channel in ('phone', 'email')),
  target_encrypted bytea,
  face_failures smallint not null default 0 check (face_failures between 0 and 3),
  approved_file_id uuid,
  -- The owner of the record was notified and may stop it until then.
  opens_at timestamptz,
  objection_hash bytea,
  created_at timestamptz not null,
  -- Unfinished until then.
  handed_in_at timestamptz,
  decide_by timestamptz,
  decided_by uuid references person,
  decided_at timestamptz,
  notes text not null default '',
  expires_at timestamptz,
  closed_at timestamptz,
  check (kind = 'unmatched' or person_id is not null),
  check (state not in ('passed', 'registered') or person_id is not null),
  check ((channel is null) = (target_encrypted is null)),
  check ((objection_hash is null) or (opens_at is not null)),
  check (decided_by is null or decided_by <> person_id),
  check ((state in ('failed', 'registered', 'registration_failed')) = (closed_at is not null)),
  -- What was chosen for an account goes when the case is over.
  check (closed_at is null or (password_hash is null and target_encrypted is null and objection_hash is null)),
  check (handed_in_at is not null or state in ('pending', 'unmatched'))
);

create trigger registration_case__transitions before update of state on registration_case
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'pending>supplement', 'pending>passed', 'pending>failed', 'pending>registered',
    'unmatched>supplement', 'unmatched>passed', 'unmatched>failed',
    'supplement>pending', 'supplement>failed',
    'passed>registered', 'passed>registration_failed');

-- The same fields again are the same case, also after a review; one that ended by itself may begin anew.
create unique index registration_case__same on registration_case (school_id, id_card_hash, given_hash)
  where state <> 'registration_failed' and not (state = 'failed' and decided_by is null);
-- One open case for an ID number, and one for a record.
create unique index registration_case__one_of_id_card on registration_case (school_id, id_card_hash)
  where handed_in_at is not null and closed_at is null;
create unique index registration_case__one_of_person on registration_case (person_id)
  where handed_in_at is not null and closed_at is null;
create unique index registration_case__objection on registration_case (objection_hash) where objection_hash is not null;
create index registration_case__person on registration_case (person_id) where person_id is not null;
create index registration_case__queue on registration_case (school_id, kind, state, handed_in_at) where handed_in_at is not null;
create index registration_case__expiry on registration_case (expires_at) where expires_at is not null;
create index registration_case__closed on registration_case (closed_at) where closed_at is not null;

-- An ID number is corrected once, while somebody may still look at it; then it stays.
create function registration_case__keep_id_card() returns trigger language plpgsql as $$
begin
  if old.id_card_corrected_at is not null or new.id_card_corrected_at is null or old.closed_at is not null then
    raise exception 'the ID number of a case is corrected once' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger registration_case__id_card before update of id_card_hash on registration_case
  for each row when (old.id_card_hash is distinct from new.id_card_hash) execute function registration_case__keep_id_card();

-- Reviewed is reviewed.
create function registration_case__keep_decision() returns trigger language plpgsql as $$
begin
  raise exception 'a reviewed case stays as it was decided' using errcode = 'check_violation', constraint = tg_name;
end $$;
create trigger registration_case__decision before update of decided_by, decided_at, notes, method on registration_case
  for each row when (old.closed_at is not null and (old.decided_by, old.decided_at, old.notes, old.method)
    is distinct from (new.decided_by, new.decided_at, new.notes, new.method))
  execute function registration_case__keep_decision();

-- How somebody proved who they are. The ticket is known to who proved it alone, and opens the choice of a password once.
create table registration_proof (
  id uuid primary key default uuidv7(),
  case_id uuid not null references registration_case on delete cascade,
  kind text not null check (kind in ('phone', 'email', 'face', 'authority', 'mail')),
  ticket_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index registration_proof__case on registration_proof (case_id);

-- The addresses in mails about a case.
create table registration_link (
  token_hash bytea primary key,
  case_id uuid not null references registration_case on delete cascade,
  created_at timestamptz not null
);
create index registration_link__case on registration_link (case_id);

create table registration_file (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references registration_case on delete cascade,
  school_id uuid not null references school,
  kind text not null check (kind in (
    'admission', 'academic_record', 'degree', 'recent', 'certified', 'diploma', 'degree_certificate', 'transcript', 'student_card')),
  name text not null,
  size bigint not null check (size between 0 and 10485760),
  blob_key text not null,
  key_encrypted bytea not null,
  place smallint not null check (place between 1 and 10),
  created_at timestamptz not null,
  -- Ten files at most, also when they come at once.
  unique (case_id, place)
);
create index registration_file__blob on registration_file (blob_key);
alter table registration_case add constraint registration_case__approved_file
  foreign key (approved_file_id) references registration_file on delete set null;

-- What happened to a case, and who did it.
create table registration_event (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  case_id uuid not null references registration_case on delete cascade,
  kind text not null check (kind in (
    'started', 'code_proved', 'face_agreed', 'face_passed', 'face_failed', 'turned_manual', 'authority_passed', 'authority_failed', 'handed_in',
    'material_asked', 'material_added', 'id_card_corrected', 'photo_approved', 'linked', 'passed', 'failed', 'owner_notified',
    'objected', 'mail_sent', 'registered', 'registration_failed', 'files_deleted')),
  actor_id uuid references person,
  notes text not null default '',
  at timestamptz not null
);
create index registration_event__case on registration_event (case_id, id);
create index registration_event__school on registration_event (school_id, id desc);
