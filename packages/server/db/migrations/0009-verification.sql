-- Who looked whether a document is genuine, and with whom its holder shares it.

create table document_share (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  document_id uuid not null references issued_document,
  holder_id uuid not null references person,
  token_hash bytea not null unique,
  -- The holder may read the link again.
  token_sealed bytea not null,
  note text not null default '',
  expires_at timestamptz not null,
  ended_at timestamptz,
  views int not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now()
);
create index document_share__document on document_share (document_id, id desc);

create table verification (
  -- Its address opens the report: it must not follow from the time.
  id uuid primary key default gen_random_uuid(),
  -- Empty where nothing of any school here was found.
  school_id uuid references school,
  document_id uuid references issued_document,
  share_id uuid references document_share,
  way text not null check (way in ('file', 'browser', 'code', 'scan', 'credential', 'share')),
  verdict text not null
    check (verdict in ('valid', 'tampered', 'unsigned', 'untrusted', 'revoked', 'expired', 'superseded', 'unreadable', 'not_pdf', 'unknown')),
  -- What was found, as it was told: a report reads the same later.
  outcome jsonb not null,
  by_person_id uuid references person,
  -- Without its last part: enough to tell one's own check from a stranger's, too little to follow anybody.
  network text not null default '',
  checked_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index verification__document on verification (document_id, checked_at desc, id desc) where document_id is not null;
create index verification__school on verification (school_id, checked_at desc, id desc) where school_id is not null;
create index verification__person on verification (by_person_id, checked_at desc, id desc) where by_person_id is not null;

create function keep_verification() returns trigger language plpgsql as $$
begin
  raise exception 'verifications are evidence and cannot be changed';
end $$;
create trigger verification__evidence before update or delete on verification for each row execute function keep_verification();
create trigger verification__no_truncate before truncate on verification for each statement execute function keep_verification();
