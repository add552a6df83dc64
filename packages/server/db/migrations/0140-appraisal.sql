-- What students think of teaching, without anybody learning who thought so.
-- Nothing here keeps a time or an order of what was cast: no created_at, no uuidv7, no counter.

create table appraisal (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  term_id uuid not null,
  -- The unit whose sections take part, with all below it; none: the whole school.
  unit_id uuid,
  name text not null,
  name_en text not null,
  name_tw text not null,
  -- [{ name, nameEn, nameTw }], each answered from 1 to 5, or not.
  questions jsonb not null check (jsonb_array_length(questions) between 1 and 8),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  -- Preparing: a job makes the keys. Ready: tokens and ballots are taken between the two times.
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'closed', 'cancelled')),
  -- Stands for all public keys; the same value is in the audit.
  key_hash text,
  -- Stands for all ballots; the same value is in the audit.
  list_hash text,
  created_by uuid not null,
  created_at timestamptz not null,
  -- When its students were told that it is open.
  announced_at timestamptz,
  closed_at timestamptz,
  unique (id, school_id),
  foreign key (term_id, school_id) references term (id, school_id),
  foreign key (unit_id, school_id) references org_unit (id, school_id),
  foreign key (created_by, school_id) references person (id, school_id),
  check (state in ('preparing', 'cancelled') or key_hash is not null),
  check ((state = 'closed') = (list_hash is not null) and (state = 'closed') = (closed_at is not null))
);
create index appraisal__school on appraisal (school_id, id desc);
create index appraisal__ready on appraisal (closes_at) where state = 'ready';

create table appraisal_section (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null,
  appraisal_id uuid not null,
  section_id uuid not null,
  -- The modulus of an RSA key of 2048 bits; its exponent is 65537.
  public_key bytea check (octet_length(public_key) = 256),
  -- Deleted when the campaign closes: nothing can be signed afterwards.
  private_encrypted bytea,
  -- Counted when the campaign closes.
  tokens int,
  ballots int,
  constraint appraisal_section__once unique (appraisal_id, section_id),
  unique (id, school_id),
  foreign key (appraisal_id, school_id) references appraisal (id, school_id),
  foreign key (section_id, school_id) references section (id, school_id),
  -- Nobody casts more than was given.
  constraint appraisal_section__no_more_than_given check (ballots <= tokens)
);
create index appraisal_section__section on appraisal_section (section_id);

-- Whom a token was given to. It says that somebody may have cast a ballot, never which.
create table token_given (
  appraisal_section_id uuid not null,
  person_id uuid not null,
  school_id uuid not null,
  -- Of the blinded message: the same one is signed again when an answer was lost, another one is not.
  blinded_hash bytea not null,
  primary key (appraisal_section_id, person_id),
  foreign key (appraisal_section_id, school_id) references appraisal_section (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id)
);
create index token_given__person on token_given (person_id);

-- What was cast waits here encrypted: rows lie in the order of their arrival. Also the serial is only kept as a keyed hash, so that
-- nobody who saw this table can find its rows again in the public list.
create table ballot_waiting (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null,
  appraisal_section_id uuid not null,
  serial_hash bytea not null,
  content_encrypted bytea not null,
  constraint ballot_waiting__once unique (serial_hash),
  foreign key (appraisal_section_id, school_id) references appraisal_section (id, school_id)
);
create index ballot_waiting__section on ballot_waiting (appraisal_section_id);

-- Written when the campaign closes, all at once and in a random order.
create table ballot (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null,
  appraisal_section_id uuid not null,
  -- 32 random bytes of who cast it, and the signature of the section's key over randomizer and serial; base64url.
  serial text not null,
  randomizer text not null,
  token_signature text not null,
  -- In the order of the questions; 0 is no answer.
  answers smallint[] not null check (cardinality(answers) between 1 and 8 and 0 <= all (answers) and 5 >= all (answers)),
  salt text not null,
  answers_sha256 text not null,
  constraint ballot__once unique (appraisal_section_id, serial),
  foreign key (appraisal_section_id, school_id) references appraisal_section (id, school_id)
);

-- Texts are rows of their own, in another random order: nothing joins one to the answers beside which it was written.
create table ballot_text (
  id uuid primary key default gen_random_uuid(),
  school_id uuid not null,
  appraisal_section_id uuid not null,
  body text not null check (body <> ''),
  body_sha256 text not null,
  -- Read by somebody who does not teach the section before its teachers see it.
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  reviewed_by uuid,
  reviewed_at timestamptz,
  foreign key (appraisal_section_id, school_id) references appraisal_section (id, school_id),
  foreign key (reviewed_by, school_id) references person (id, school_id),
  check ((state = 'waiting') = (reviewed_by is null) and (state = 'waiting') = (reviewed_at is null))
);
create index ballot_text__section on ballot_text (appraisal_section_id);

-- Messages speak of campaigns; what they spoke of before stays as it is.
do $$
declare
  known text;
begin
  select string_agg(quote_literal(kind), ', ') into known from pg_constraint,
    lateral (select (regexp_matches(pg_get_constraintdef(oid), '''(\w+)''::text', 'g'))[1] as kind) as kinds
    where conname = 'message_text__subject_kind';
  alter table message_text drop constraint message_text__subject_kind;
  execute format('alter table message_text add constraint message_text__subject_kind check (subject_kind in (%s, %L))', known, 'appraisal');
end $$;
