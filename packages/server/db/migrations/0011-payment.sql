-- Money through providers: what was asked for, what came, what went back, and how our books compare with their bills.

create table payment (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- Under which the provider knows it: at most 32 letters and digits.
  number text not null unique check (number ~ '^[0-9A-Za-z]{16,32}$'),
  purpose text not null check (purpose in ('order', 'topup')),
  subject_id uuid not null,
  provider text not null check (provider in ('wechat', 'alipay', 'cashier')),
  scene text not null check (scene in ('h5', 'jsapi', 'wap', 'page')),
  amount bigint not null check (amount > 0),
  description text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  -- What the payer's device was told to do and when, kept to be told again.
  step jsonb,
  step_at timestamptz,
  provider_ref text not null default '',
  -- All that came under this number, also what goes back by itself.
  paid_amount bigint,
  paid_at timestamptz,
  refunded bigint not null default 0,
  closed_at timestamptz,
  expires_at timestamptz not null,
  -- When the provider is asked again by itself; null when there is nothing left to ask.
  next_ask_at timestamptz,
  asks int not null default 0,
  created_at timestamptz not null,
  -- A closed one may have got money, which goes back; only a paid one was worth what it was for.
  check (state <> 'open' or paid_at is null),
  check (state <> 'paid' or paid_at is not null),
  check ((paid_at is null) = (paid_amount is null)),
  constraint payment__refunds_within check (refunded >= 0 and refunded <= coalesce(paid_amount, 0))
);
-- At most one payment is open for one thing: whoever begins another closes the first.
create unique index payment__one_open on payment (purpose, subject_id) where state = 'open';
create index payment__subject on payment (purpose, subject_id, id desc);
create index payment__person on payment (person_id, id desc);
create index payment__school on payment (school_id, id desc);
create index payment__to_ask on payment (next_ask_at) where next_ask_at is not null;

-- Money that came, each time once: whatever tells us of it again, and however often, this row is there already.
create table payment_receipt (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  payment_id uuid not null references payment,
  provider text not null,
  provider_ref text not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  -- The bill on which the provider showed it.
  billed_on date,
  created_at timestamptz not null,
  constraint payment_receipt__once unique (payment_id, provider_ref)
);
create index payment_receipt__day on payment_receipt (provider, paid_at);

-- Everything that happened to a payment, in the order in which we learnt it.
create table payment_event (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  payment_id uuid not null references payment,
  kind text not null,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index payment_event__payment on payment_event (payment_id, id);

create table payment_refund (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  payment_id uuid not null references payment,
  number text not null unique,
  amount bigint not null check (amount > 0),
  -- One cause gives back once.
  cause text not null constraint payment_refund__once unique,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  provider_ref text not null default '',
  attempts int not null default 0,
  failure text not null default '',
  next_try_at timestamptz,
  done_at timestamptz,
  -- The bill on which the provider showed it.
  billed_on date,
  created_at timestamptz not null,
  check ((state = 'done') = (done_at is not null))
);
create index payment_refund__payment on payment_refund (payment_id, id);
create index payment_refund__to_try on payment_refund (next_try_at) where next_try_at is not null;
create index payment_refund__day on payment_refund (done_at) where done_at is not null;

-- One comparison a provider, day and school; a line that names no payment of ours belongs to no school.
create table reconciliation (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  provider text not null,
  day date not null,
  state text not null check (state in ('done', 'failed')),
  reason text not null default '',
  our_count int not null default 0,
  our_amount bigint not null default 0,
  their_count int not null default 0,
  their_amount bigint not null default 0,
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (school_id, provider, day)
);
create index reconciliation__school on reconciliation (school_id, day desc);

create table reconciliation_difference (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  reconciliation_id uuid not null references reconciliation on delete cascade,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'refund')),
  number text not null,
  payment_id uuid references payment,
  our_amount bigint,
  their_amount bigint,
  note text not null default '',
  is_settled boolean not null default false,
  noted_by uuid references person,
  created_at timestamptz not null default now(),
  constraint reconciliation_difference__once unique (reconciliation_id, kind, number)
);
