-- What people sign with. Everybody has one signature at most; a photo of one waits as a draft until its owner has seen and kept it;
-- one that was replaced or deleted has ended, and stays only as long as an application under way needs its picture.
create table signature (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- The picture, encrypted like the strokes.
  file_id uuid not null unique references file,
  method text not null check (method in ('drawn', 'typed', 'photo')),
  strokes_encrypted bytea,
  state text not null check (state in ('draft', 'current', 'ended')),
  made_at timestamptz not null,
  check (state <> 'draft' or method = 'photo'),
  check (strokes_encrypted is null or (method = 'drawn' and state = 'current')),
  check (strokes_encrypted is not null or method <> 'drawn' or state <> 'current')
);
create unique index signature__one_current on signature (person_id) where state = 'current';
create unique index signature__one_draft on signature (person_id) where state = 'draft';
create index signature__over on signature (made_at) where state <> 'current';

create trigger signature__transitions before update of state on signature
  for each row when (old.state is distinct from new.state) execute function keep_transitions('draft>current', 'current>ended');

-- Where a signature was used: an application that took it. Its line stays when the signature goes.
create table signature_use (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  signature_id uuid references signature on delete set null,
  method text not null check (method in ('drawn', 'typed', 'photo')),
  application_id uuid not null unique references application,
  name text not null,
  name_en text not null,
  name_tw text not null,
  used_at timestamptz not null
);
create index signature_use__person on signature_use (person_id, id desc);
create index signature_use__signature on signature_use (signature_id) where signature_id is not null;

-- Whether a signature that ended may go depends on the applications that name its picture.
create index application__signature on application ((choices->>'signatureFileId')) where choices ? 'signatureFileId';
