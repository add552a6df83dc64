-- Applying for certificates: the application, who decided it, how it came to the applicant.

create table application (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  order_id uuid not null references purchase_order,
  line_id uuid not null unique references order_line,
  template_id uuid not null references document_template,
  version_id uuid not null references document_template_version,
  way text not null check (way in ('download', 'email', 'paper')),
  copies int not null check (copies between 1 and 50),
  -- What the document is made from: record, heading, years, scores, signature.
  choices jsonb not null,
  heading text not null default '',
  is_heading_shown boolean not null default true,
  title_zh text not null default '',
  title_en text not null default '',
  email text not null default '',
  cc_emails text[] not null default '{}',
  delegate_id uuid references person,
  delegated_at timestamptz,
  state text not null check (state in ('pending_approval', 'rejected', 'pending_payment', 'normal', 'withdrawn', 'closed', 'refunded')),
  decide_by timestamptz,
  nudges int not null default 0,
  nudged_at timestamptz,
  -- When those who decide were told that its time is over.
  reminded_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references person,
  notes text not null default '',
  document_id uuid unique references issued_document,
  downloaded_at timestamptz,
  printed int not null default 0,
  picked_up_at timestamptz,
  created_at timestamptz not null,
  check (way = 'paper' or copies = 1),
  check (way = 'paper' or delegate_id is null),
  check (printed between 0 and copies),
  check (delegate_id is null or delegate_id <> person_id)
);
create index application__person on application (person_id, id desc);
create index application__order on application (order_id);
create index application__pending on application (school_id, decide_by) where state = 'pending_approval';
create index application__school on application (school_id, id desc);
create index application__decided on application (school_id, decided_at desc) where decided_at is not null;
create index application__delegate on application (delegate_id, id desc) where delegate_id is not null;
create index application__template on application (template_id);

-- How many are being made is told to everybody, and one that takes the place of another is looked for whenever one is made.
create index issued_document__making on issued_document (school_id) where state = 'making';
create index issued_document__replaced_by on issued_document (replaced_by) where replaced_by is not null;

create table application_event (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  application_id uuid not null references application,
  kind text not null,
  actor_id uuid references person,
  note text not null default '',
  at timestamptz not null
);
create index application_event__of on application_event (application_id, id);

-- A mailbox that certificates are sent through: that of a school (nobody's) or of a person.
create table mail_account (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid references person,
  type text not null,
  host text not null,
  port int not null check (port between 1 and 65535),
  is_secure boolean not null,
  address text not null,
  -- The authorization code, sealed.
  secret_sealed bytea not null,
  works_since timestamptz,
  created_at timestamptz not null default now()
);
create unique index mail_account__one on mail_account (school_id, person_id) nulls not distinct;

create table mail_delivery (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- The application whose document it brings; a mail of a whole order has none.
  application_id uuid references application,
  order_id uuid references purchase_order,
  document_ids uuid[] not null check (cardinality(document_ids) > 0),
  recipient text not null,
  cc text[] not null default '{}',
  refused_cc text[] not null default '{}',
  subject text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'bounced')),
  via text not null check (via in ('school', 'own')),
  -- A word with a text of ours, and what the mail server said.
  reason text not null default '',
  server_said text not null default '',
  -- Known before the mail leaves, so that one that comes back is recognised; the same at every attempt.
  message_id text not null unique,
  attempts int not null default 0,
  -- Attempts after which nobody knows whether the mail server took the mail.
  unsure int not null default 0,
  -- Whoever sends it holds it until then.
  held_until timestamptz,
  -- The copies are out, only the recipient is still to be reached.
  are_copies_sent boolean not null default false,
  queued_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'sent') <= (sent_at is not null))
);
create index mail_delivery__application on mail_delivery (application_id, id desc) where application_id is not null;
create index mail_delivery__order on mail_delivery (order_id, id desc) where order_id is not null;
create index mail_delivery__person on mail_delivery (person_id, id desc);
create index mail_delivery__school on mail_delivery (school_id, id desc);
create index mail_delivery__documents on mail_delivery using gin (document_ids);
-- The same mail waits once, however often it is asked for.
create unique index mail_delivery__once_queued on mail_delivery (person_id, recipient, cc, document_ids) where state = 'queued';

-- A pick-up code, to scan and to type: known by its digests alone. At most one lives for an application.
create table pickup_code (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  application_id uuid not null references application,
  given_to uuid not null references person,
  digest bytea not null unique,
  typed_digest bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null
);
create unique index pickup_code__one_alive on pickup_code (application_id) where used_at is null and ended_at is null;
create unique index pickup_code__typed on pickup_code (typed_digest) where used_at is null and ended_at is null;

-- What a feedback is about, where it is about a thing.
alter table feedback add column subject_kind text check (subject_kind in ('document', 'template'));
alter table feedback add column subject_id uuid;
alter table feedback add column report_kind text check (report_kind in ('feedback', 'question', 'data_error', 'file_error'));
alter table feedback add constraint feedback__whole_subject check ((subject_kind is null) = (subject_id is null));
create index feedback__subject on feedback (subject_id) where subject_id is not null;
