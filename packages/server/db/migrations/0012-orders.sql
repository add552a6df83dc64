-- Carts and orders. An order knows its lines by kind and id alone: what they are is told by those who sell them.

create table cart_item (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('certificate')),
  goods_id uuid not null,
  -- What was chosen, as it was given.
  choices jsonb not null,
  quantity int not null check (quantity between 1 and 50),
  -- Says whether two choices are the same.
  fingerprint bytea not null,
  created_at timestamptz not null,
  constraint cart_item__once unique (person_id, kind, fingerprint)
);
create index cart_item__person on cart_item (person_id, id);

create table purchase_order (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  number text not null unique,
  needs_approval boolean not null,
  state text not null check (
    state in ('approval', 'unpaid', 'packaging', 'failed', 'waiting_to_send', 'send_failed', 'finished', 'closed', 'refunded')
  ),
  -- Whole fen of the lines that still count.
  total bigint not null check (total >= 0),
  -- What pays or paid it; beans are held while a payment for the rest is open.
  from_free bigint not null default 0 check (from_free >= 0),
  from_print bigint not null default 0 check (from_print >= 0),
  from_money bigint not null default 0 check (from_money >= 0),
  is_held boolean not null default false,
  -- How often beans were held for it: each hold and its release have a cause of their own.
  holds int not null default 0,
  payment_id uuid references payment,
  paid_at timestamptz,
  refunded bigint not null default 0 check (refunded >= 0),
  -- Until when it waits for its payment.
  pay_by timestamptz,
  closed_reason text not null default '' check (closed_reason in ('', 'cancelled', 'expired', 'rejected', 'withdrawn')),
  finished_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (refunded <= case when paid_at is null then 0 else from_free + from_print + from_money end),
  check (paid_at is null or from_free + from_print + from_money = total),
  check (state not in ('packaging', 'failed', 'waiting_to_send', 'send_failed', 'finished') or paid_at is not null)
);
create index purchase_order__person on purchase_order (person_id, id desc);
create index purchase_order__school on purchase_order (school_id, id desc);
create index purchase_order__unpaid on purchase_order (pay_by) where state = 'unpaid';
create index purchase_order__packaging on purchase_order (changed_at) where state = 'packaging';

create table order_line (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  order_id uuid not null references purchase_order,
  position int not null,
  kind text not null check (kind in ('certificate')),
  goods_id uuid not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  way text not null check (way in ('download', 'email', 'paper')),
  quantity int not null check (quantity between 1 and 50),
  free_copies int not null default 0 check (free_copies between 0 and quantity),
  unit_price bigint not null check (unit_price >= 0),
  amount bigint not null check (amount >= 0),
  -- How it is charged, so that the price can be explained as it was.
  charge text not null check (charge in ('none', 'first', 'each')),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'failed', 'to_send', 'send_failed', 'done', 'dropped', 'refunded')),
  -- A refusal of the product, told in the reader's language.
  reason text not null default '',
  refunded bigint not null default 0,
  created_at timestamptz not null,
  unique (order_id, position),
  constraint order_line__refunds_within check (refunded between 0 and amount)
);
create index order_line__order on order_line (order_id);
