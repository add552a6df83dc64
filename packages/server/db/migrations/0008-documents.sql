-- Certificates: templates and their versions, the keys that sign, the documents that were issued, and how often one was had.

alter table file drop constraint file_use_check;
-- A preview is made for one look and is swept after a day; a seal and a signature stand on documents.
alter table file add constraint file_use_check check (use in ('form', 'avatar', 'portrait', 'preview', 'signature'));
create index file__previews on file (created_at) where use = 'preview';

create table document_template (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  code text not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'disabled')),
  disabled_reason text not null default '',
  position int not null default 0,
  -- Counts the changes, so that nobody overwrites what another has just saved.
  revision int not null default 1,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (school_id, code)
);

create table document_template_version (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  template_id uuid not null references document_template,
  version int not null check (version >= 1),
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  name text not null,
  name_en text not null,
  name_tw text not null,
  description text not null default '',
  description_en text not null default '',
  description_tw text not null default '',
  -- A word of the dictionary `template_type`.
  type text not null,
  user_types text[] not null,
  sources text[] not null default '{}',
  standings text[] not null,
  ways text[] not null check (ways <@ array['download', 'email', 'paper'] and cardinality(ways) > 0),
  needs_approval boolean not null default false,
  charge text not null default 'none' check (charge in ('none', 'first', 'each')),
  price int not null default 0 check (price >= 0),
  free_copies int not null default 0 check (free_copies >= 0),
  limit_total int check (limit_total > 0),
  limit_day int check (limit_day > 0),
  limit_week int check (limit_week > 0),
  limit_month int check (limit_month > 0),
  limit_quarter int check (limit_quarter > 0),
  limit_half_year int check (limit_half_year > 0),
  limit_year int check (limit_year > 0),
  validity_days int check (validity_days > 0),
  heading text not null default 'none' check (heading in ('none', 'optional', 'required')),
  wants_photo boolean not null default false,
  wants_signature boolean not null default false,
  chooses_years boolean not null default false,
  chooses_courses boolean not null default false,
  fields text[] not null,
  source text not null,
  seal_file_id uuid references file,
  published_at timestamptz,
  published_by uuid references person,
  created_at timestamptz not null default now(),
  unique (template_id, version),
  check ((state = 'draft') = (published_at is null)),
  check (charge = 'none' or price > 0)
);
create unique index document_template_version__one_draft on document_template_version (template_id) where state = 'draft';
create unique index document_template_version__one_published on document_template_version (template_id) where state = 'published';

-- What documents were made from stays as it was: a published version can only be retired.
create function keep_template_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state = 'draft' then return old; end if;
    raise exception 'a published version of a template stays';
  end if;
  if old.state = 'draft' then return new; end if;
  if old.state = 'published' and new.state = 'retired' and to_jsonb(new) - 'state' = to_jsonb(old) - 'state' then return new; end if;
  raise exception 'a published version of a template cannot be changed';
end $$;
create trigger document_template_version__kept before update or delete on document_template_version
  for each row execute function keep_template_version();

create table signing_key (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  purpose text not null check (purpose in ('root', 'issuing', 'signer', 'code')),
  algorithm text not null check (algorithm in ('p256', 'rsa2048')),
  -- PKCS 8, sealed under the secret of the installation.
  private_sealed bytea not null,
  certificate bytea not null,
  serial text not null,
  subject text not null,
  issued_by uuid references signing_key,
  valid_from timestamptz not null,
  valid_to timestamptz not null check (valid_to > valid_from),
  state text not null default 'active' check (state in ('active', 'retired', 'revoked')),
  revoked_at timestamptz,
  -- From when on its signatures do not count; a key that was stolen yesterday signed honestly the day before.
  revoked_since timestamptz,
  revoke_reason text not null default '',
  created_at timestamptz not null default now(),
  unique (school_id, serial),
  check ((state = 'revoked') = (revoked_at is not null and revoked_since is not null)),
  check ((purpose = 'root') = (issued_by is null))
);
create unique index signing_key__one_active on signing_key (school_id, purpose) where state = 'active';
create index signing_key__issued_by on signing_key (issued_by);

-- What was certified stays: a key can only go out of use, and then be revoked. Its seal may be renewed.
create function keep_signing_key() returns trigger language plpgsql as $$
declare
  changing text[] = array['state', 'private_sealed', 'revoked_at', 'revoked_since', 'revoke_reason'];
begin
  if tg_op = 'DELETE' then
    raise exception 'signing keys are evidence and stay';
  end if;
  if to_jsonb(new) - changing is distinct from to_jsonb(old) - changing then
    raise exception 'a signing key cannot be changed';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('active', 'retired'), ('retired', 'revoked')) then
    raise exception 'a signing key does not come back into use';
  end if;
  return new;
end $$;
create trigger signing_key__kept before update or delete on signing_key for each row execute function keep_signing_key();

-- The running number in the serials of a year.
create table document_serial (
  school_id uuid not null references school,
  year int not null,
  last int not null default 0,
  created_at timestamptz not null default now(),
  primary key (school_id, year)
);

create table issued_document (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  template_id uuid not null references document_template,
  template_version_id uuid not null references document_template_version,
  holder_id uuid not null references person,
  record_id uuid references student_record,
  serial text not null,
  anti_forgery_code text not null unique,
  -- What was chosen, and what the document says: the second is what it was made from, so that it can be made again the same.
  -- It may hold an ID number, so it is sealed (JSON, about `document.facts`), and the credential with it (`document.credential`).
  choices jsonb not null default '{}',
  facts_sealed bytea not null,
  facts_sha256 bytea not null,
  qr_text text not null,
  state text not null default 'making' check (state in ('making', 'issued', 'failed', 'revoked', 'superseded')),
  reason text not null default '',
  attempts int not null default 0,
  blob_key text,
  size int,
  pages int,
  sha256 bytea,
  credential_sealed bytea,
  signer_id uuid references signing_key,
  signed_at timestamptz,
  issued_at timestamptz,
  valid_until timestamptz,
  ended_at timestamptz,
  ended_by uuid references person,
  replaced_by uuid references issued_document,
  made_by uuid not null references person,
  note text not null default '',
  created_at timestamptz not null default now(),
  unique (school_id, serial),
  check ((state in ('making', 'failed')) = (blob_key is null)),
  check ((blob_key is null) = (sha256 is null)),
  check ((blob_key is null) = (issued_at is null)),
  check ((state in ('revoked', 'superseded')) = (ended_at is not null))
);
create unique index issued_document__file on issued_document (sha256) where sha256 is not null;
create index issued_document__holder on issued_document (holder_id, id desc);
create index issued_document__school on issued_document (school_id, id desc);
create index issued_document__template on issued_document (template_id);
create index issued_document__signer on issued_document (signer_id);

-- A document that is out can only end: its bytes, its facts and its numbers never change again.
create function keep_issued_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'issued documents are evidence and stay';
  end if;
  if old.state in ('making', 'failed') then
    if (new.id, new.school_id, new.holder_id, new.serial, new.anti_forgery_code) is distinct from
       (old.id, old.school_id, old.holder_id, old.serial, old.anti_forgery_code) then
      raise exception 'a document keeps its numbers and its holder';
    end if;
    return new;
  end if;
  if old.state = 'issued' and to_jsonb(new) - array['state', 'reason', 'ended_at', 'ended_by', 'replaced_by']
       = to_jsonb(old) - array['state', 'reason', 'ended_at', 'ended_by', 'replaced_by'] then
    return new;
  end if;
  raise exception 'an issued document cannot be changed';
end $$;
create trigger issued_document__kept before update or delete on issued_document for each row execute function keep_issued_document();

-- Each time somebody had a certificate: what limits and free copies are counted from. Undone when nothing came of it.
create table template_use (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  template_id uuid not null references document_template,
  person_id uuid not null references person,
  copies int not null check (copies > 0),
  free_copies int not null default 0 check (free_copies between 0 and copies),
  -- One cause counts once.
  cause text not null unique,
  used_at timestamptz not null,
  undone_at timestamptz,
  created_at timestamptz not null default now()
);
create index template_use__person on template_use (person_id, template_id, used_at) where undone_at is null;
