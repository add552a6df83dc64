-- Beans and money: a double-entry ledger in whole fen. Each posting moves an amount from one account to another, so nothing is ever
-- made or lost; each transfer has one cause and happens once.

create table ledger_account (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  -- Whose it is; the accounts of the house belong to nobody.
  person_id uuid references person,
  -- Of a person: free beans, print beans, what open orders hold (beans and money that came in), what is being paid out.
  -- Of the house: what was sold, what was given, and what each provider holds for the school.
  kind text not null,
  -- Kept by the postings alone. The accounts of the house have none: many post to them at once, and their sums are read from the postings.
  balance bigint,
  created_at timestamptz not null default now(),
  check ((person_id is not null) = (kind in ('free', 'print', 'held', 'payout'))),
  check (person_id is not null or kind in ('revenue', 'granted', 'wechat', 'alipay', 'cashier')),
  check ((person_id is null) = (balance is null)),
  constraint ledger_account__not_below_zero check (balance >= 0)
);
create unique index ledger_account__person on ledger_account (person_id, kind) where person_id is not null;
create unique index ledger_account__house on ledger_account (school_id, kind) where person_id is null;

create table ledger_transfer (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (
    kind in (
      'money_in', 'money_back', 'recharge', 'purchase', 'refund', 'hold', 'release', 'grant', 'withdrawal', 'withdrawal_back', 'payout'
    )
  ),
  -- What it happened for, such as `order:<id>:paid`: one cause moves money once.
  cause text not null constraint ledger_transfer__once unique,
  order_id uuid,
  note text not null default '',
  actor_id uuid references person,
  at timestamptz not null,
  -- Given by the sealer, in one unbroken chain a school.
  sequence bigint,
  previous_hash bytea,
  hash bytea,
  unique (school_id, sequence)
);
create index ledger_transfer__unsealed on ledger_transfer (school_id, id) where sequence is null;
create index ledger_transfer__person on ledger_transfer (person_id, id desc);
create index ledger_transfer__order on ledger_transfer (order_id) where order_id is not null;
create index ledger_transfer__kind on ledger_transfer (school_id, kind, at desc, id desc);

create table ledger_posting (
  transfer_id uuid not null references ledger_transfer,
  position smallint not null,
  school_id uuid not null references school,
  from_account uuid not null references ledger_account,
  to_account uuid not null references ledger_account,
  amount bigint not null check (amount > 0),
  primary key (transfer_id, position),
  check (from_account <> to_account)
);
create index ledger_posting__from on ledger_posting (from_account) include (amount);
create index ledger_posting__to on ledger_posting (to_account) include (amount);

-- The balance of a person follows from the postings and from nothing else.
create function post_to_balance() returns trigger language plpgsql as $$
begin
  if exists (select from fresh join ledger_transfer on ledger_transfer.id = fresh.transfer_id where sequence is not null) then
    raise exception 'a sealed transfer takes no more postings';
  end if;
  update ledger_account set balance = balance + change.amount
  from (
    select account, sum(amount) as amount
    from (select from_account as account, -amount as amount from fresh union all select to_account, amount from fresh) as leg
    group by account
  ) as change
  where ledger_account.id = change.account and person_id is not null;
  return null;
end $$;
create trigger ledger_posting__balance after insert on ledger_posting referencing new table as fresh
  for each statement execute function post_to_balance();

create function keep_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(new.balance, 0) <> 0 then raise exception 'an account begins with nothing'; end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
     and (new.id, new.school_id, new.kind) = (old.id, old.school_id, old.kind) and new.person_id is not distinct from old.person_id then
    return new;
  end if;
  raise exception 'balances follow from postings alone';
end $$;
create trigger ledger_account__kept before insert or update or delete on ledger_account
  for each row execute function keep_ledger_account();
create trigger ledger_account__no_truncate before truncate on ledger_account for each statement execute function keep_ledger_account();

-- A school has its books from its first day; people have accounts from their first bean on.
create function open_books() returns trigger language plpgsql as $$
begin
  insert into ledger_account (school_id, kind)
  select new.id, kind from unnest(array['revenue', 'granted', 'wechat', 'alipay', 'cashier']) as kind;
  return null;
end $$;
create trigger school__books after insert on school for each row execute function open_books();
insert into ledger_account (school_id, kind)
select school.id, kind from school, unnest(array['revenue', 'granted', 'wechat', 'alipay', 'cashier']) as kind;

-- What was posted stays; a mistake is mended by a transfer the other way.
create function keep_ledger_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sequence is null and new.sequence is not null
     and to_jsonb(new) - array['sequence', 'previous_hash', 'hash'] = to_jsonb(old) - array['sequence', 'previous_hash', 'hash'] then
    return new;
  end if;
  raise exception 'the ledger is evidence and cannot be changed';
end $$;
create trigger ledger_transfer__evidence before update or delete on ledger_transfer for each row execute function keep_ledger_transfer();
create trigger ledger_transfer__no_truncate before truncate on ledger_transfer for each statement execute function keep_ledger_transfer();
create function keep_ledger_posting() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is evidence and cannot be changed';
end $$;
create trigger ledger_posting__evidence before update or delete on ledger_posting for each row execute function keep_ledger_posting();
create trigger ledger_posting__no_truncate before truncate on ledger_posting for each statement execute function keep_ledger_posting();

create table withdrawal (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  number text not null unique,
  amount bigint not null check (amount >= 100),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'done', 'failed', 'cancelled')),
  -- The account at the messaging app, sealed.
  open_id_sealed bytea not null,
  provider text not null check (provider in ('wechat', 'cashier')),
  provider_ref text not null default '',
  -- A refusal of the product or the words of an administrator.
  reason text not null default '',
  attempts int not null default 0,
  pay_out_at timestamptz not null,
  due_at timestamptz not null,
  decided_by uuid references person,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null))
);
create index withdrawal__person on withdrawal (person_id, id desc);
create index withdrawal__school on withdrawal (school_id, id desc);
create index withdrawal__open on withdrawal (pay_out_at) where state in ('waiting', 'sending');
