-- Payment appeals and requests for free copies; what was granted beyond a template's own free copies.

create table free_copies_grant (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  template_id uuid not null references document_template,
  person_id uuid not null references person,
  copies int not null check (copies > 0),
  cause text not null constraint free_copies_grant__once unique,
  granted_by uuid not null references person,
  created_at timestamptz not null
);
create index free_copies_grant__person on free_copies_grant (person_id, template_id);

create table pay_grievance (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  template_id uuid not null references document_template,
  order_id uuid references purchase_order,
  entrance text not null check (entrance in ('app', 'web', 'terminal')),
  pay_way text not null check (pay_way in ('wechat', 'alipay', 'cashier', 'beans')),
  paid_at timestamptz not null,
  copies int not null check (copies > 0),
  amount bigint not null check (amount > 0),
  screenshot_id uuid not null references file,
  reason text not null,
  -- What the provider, the books and the delivery said together, when it was last gathered.
  evidence jsonb,
  finding text not null default 'unclear',
  gathered_at timestamptz,
  state text not null default 'pending' check (state in ('pending', 'seconding', 'settled', 'passed', 'refused', 'withdrawn')),
  remedy text check (remedy in ('refund', 'deliver')),
  first_auditor uuid references person,
  auditor uuid references person,
  audited_at timestamptz,
  notes text not null default '',
  outcome text not null default 'none' check (outcome in ('none', 'delivered', 'refunded')),
  outcome_amount bigint not null default 0,
  created_at timestamptz not null,
  check (first_auditor is null or auditor is null or first_auditor <> auditor),
  check ((state in ('passed', 'refused')) <= (auditor is not null))
);
create unique index pay_grievance__one_pending on pay_grievance (order_id) where state in ('pending', 'seconding');
create unique index pay_grievance__one_pending_template on pay_grievance (person_id, template_id)
  where state in ('pending', 'seconding') and order_id is null;
create index pay_grievance__person on pay_grievance (person_id, id desc);
create index pay_grievance__school on pay_grievance (school_id, id desc);

create table free_copies_request (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  template_id uuid not null references document_template,
  copies int not null check (copies > 0),
  granted int not null default 0 check (granted between 0 and copies),
  reason text not null,
  state text not null default 'pending' check (state in ('pending', 'passed', 'refused', 'withdrawn')),
  auditor uuid references person,
  audited_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null,
  check ((state in ('passed', 'refused')) = (auditor is not null))
);
create unique index free_copies_request__one_pending on free_copies_request (person_id, template_id) where state = 'pending';
create index free_copies_request__person on free_copies_request (person_id, id desc);
create index free_copies_request__school on free_copies_request (school_id, id desc);
