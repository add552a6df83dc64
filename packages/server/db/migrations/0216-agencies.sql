-- Somebody agreed that an agent acts for them: what the agent may do, and until when.
create table agency (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  agent_id uuid not null references person,
  principal_id uuid not null references person,
  may text[] not null check (may <@ array['apply', 'pay', 'collect'] and cardinality(may) > 0),
  note text not null default '',
  state text not null default 'asked' check (state in ('asked', 'active', 'declined', 'ended')),
  expires_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references person,
  created_at timestamptz not null,
  check (agent_id <> principal_id)
);
create unique index agency__one_open on agency (agent_id, principal_id) where state in ('asked', 'active');
create index agency__agent on agency (agent_id, id desc);
create index agency__principal on agency (principal_id, id desc);

-- What an agent ordered for somebody.
create table agency_order (
  order_id uuid primary key references purchase_order,
  agency_id uuid not null references agency,
  school_id uuid not null references school,
  created_at timestamptz not null
);
create index agency_order__agency on agency_order (agency_id, order_id desc);

select add_message_subjects('agency');
