-- Printing at terminals: what waits to be printed, the codes that fetch it, the jobs that put it on paper.

create table print_item (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  -- Whose it is.
  person_id uuid not null references person,
  kind text not null check (kind in ('certificate', 'cloud')),
  -- The application or the print task.
  subject_id uuid not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  copies int not null check (copies between 1 and 50),
  pages_per_copy int not null check (pages_per_copy > 0),
  -- The pages of the file that make a copy, such as `1-3,5`.
  page_ranges text not null,
  attribute text not null check (attribute in ('bw_single', 'bw_double', 'co_single', 'co_double')),
  media text not null default 'a4' check (media in ('a4', 'photo')),
  -- Pages that are out, counted over all copies in their order: never more than were paid for.
  pages_out int not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'printed', 'ended')),
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint print_item__subject unique (kind, subject_id),
  constraint print_item__no_page_twice check (pages_out between 0 and copies * pages_per_copy),
  check ((state = 'printed') = (pages_out = copies * pages_per_copy))
);
create index print_item__person on print_item (person_id, id desc);
create index print_item__expiry on print_item (expires_at) where state = 'waiting' and expires_at is not null;

-- Somebody else fetches copies of it.
create table entrustment (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  item_id uuid not null references print_item,
  owner_id uuid not null references person,
  delegate_id uuid not null references person,
  copies int not null check (copies between 1 and 50),
  printed int not null default 0,
  state text not null default 'in_progress' check (state in ('in_progress', 'cancelled', 'finished')),
  ending text not null default '' check (ending in ('', 'withdrawn', 'declined', 'expired', 'over')),
  accepted_at timestamptz,
  reminded_at timestamptz,
  deadline timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (owner_id <> delegate_id),
  check (printed between 0 and copies),
  check ((state = 'in_progress') = (ended_at is null)),
  check ((state = 'cancelled') = (ending <> ''))
);
create unique index entrustment__one_open on entrustment (item_id, delegate_id) where state = 'in_progress';
create index entrustment__owner on entrustment (owner_id, id desc);
create index entrustment__delegate on entrustment (delegate_id, id desc);
create index entrustment__item on entrustment (item_id);
create index entrustment__deadline on entrustment (deadline) where state = 'in_progress';

-- Codes belong to what is printed, not to certificates alone; a delegate's belongs to the entrustment.
create table pick_up_code (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  item_id uuid not null references print_item,
  entrustment_id uuid references entrustment,
  given_to uuid not null references person,
  -- Known by its digests alone.
  digest bytea not null unique,
  typed_digest bytea not null,
  expires_at timestamptz not null,
  -- Burnt when the last page that it fetches is out.
  used_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null
);
create unique index pick_up_code__one_alive on pick_up_code (item_id, given_to) where used_at is null and ended_at is null;
create unique index pick_up_code__typed on pick_up_code (typed_digest) where used_at is null and ended_at is null;

-- Somebody at the screen of a terminal.
create table terminal_visit (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  terminal_id uuid not null references terminal,
  -- What the screen shows to phones, by its digest; gone once somebody came in.
  shown_digest bytea unique,
  state text not null check (state in ('shown', 'open', 'over')),
  -- Who came in, or the code that did.
  person_id uuid references person,
  code_id uuid references pick_up_code,
  order_id uuid references purchase_order,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check ((state = 'shown') <= (person_id is null and code_id is null)),
  check ((state = 'open') <= (person_id is not null or code_id is not null))
);
create unique index terminal_visit__one_open on terminal_visit (terminal_id) where state = 'open';
create index terminal_visit__ends on terminal_visit (ends_at) where state <> 'over';

create table print_job (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  item_id uuid not null references print_item,
  terminal_id uuid not null references terminal,
  visit_id uuid references terminal_visit,
  code_id uuid references pick_up_code,
  entrustment_id uuid references entrustment,
  -- Who prints it.
  person_id uuid not null references person,
  -- What this job puts on paper: the item's pages from `first_page` on (counted over all copies), as many as are due.
  first_page int not null check (first_page >= 0),
  copies int not null check (copies > 0),
  page_ranges text not null,
  pages_due int not null check (pages_due > 0),
  pages_out int not null default 0,
  -- After a jam the rest of the broken copy is a job of its own: whole copies that follow it, in the job that names it.
  copies_after int not null default 0 check (copies_after >= 0),
  follows_id uuid unique references print_job,
  -- `taken`: a printer holds it and has not begun; `printing`: only that printer knows what came out; `unsure`: it was lost.
  state text not null default 'queued' check (state in ('queued', 'taken', 'printing', 'done', 'failed', 'unsure', 'cancelled')),
  reasons text[] not null default '{}',
  is_stopped boolean not null default false,
  taken_by uuid references terminal_credential,
  lease_until timestamptz,
  takes int not null default 0,
  begun_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (pages_out between 0 and pages_due),
  check ((state in ('taken', 'printing')) = (lease_until is not null))
);
-- No page comes out of two printers: an item is in one job at a time.
create unique index print_job__one_active on print_job (item_id) where state in ('queued', 'taken', 'printing', 'unsure');
create index print_job__queue on print_job (terminal_id, id) where state = 'queued';
create index print_job__lease on print_job (lease_until) where lease_until is not null;
create index print_job__school on print_job (school_id, id desc);
create index print_job__terminal on print_job (terminal_id, id desc);
create index print_job__terminal_day on print_job (terminal_id, created_at);
create index print_job__school_day on print_job (school_id, created_at);
create index print_job__visit on print_job (visit_id, id desc) where visit_id is not null;

-- Paper that waits, or was fetched, from before.
insert into print_item (
  school_id, person_id, kind, subject_id, name, name_en, name_tw, copies, pages_per_copy, page_ranges, attribute, pages_out, state,
  expires_at, created_at
)
select
  application.school_id, application.person_id, 'certificate', application.id, version.name, version.name_en, version.name_tw,
  application.copies, issued.pages, case when issued.pages = 1 then '1' else '1-' || issued.pages end, 'co_single',
  application.printed * issued.pages, case when application.printed = application.copies then 'printed' else 'waiting' end,
  issued.valid_until, application.created_at
from application
join issued_document as issued on issued.id = application.document_id
join document_template_version as version on version.id = application.version_id
where application.way = 'paper' and application.state = 'normal' and issued.state = 'issued' and issued.pages > 0;
