-- The workbench as its owner arranged it, and the leave request that is filled in there.

create extension if not exists btree_gist;

create table workbench_layout (
  person_id uuid primary key references person,
  school_id uuid not null references school,
  service_order text[] not null default '{}',
  favourites text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table service_use (
  person_id uuid not null references person,
  service text not null,
  school_id uuid not null references school,
  uses int not null default 1,
  last_used_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (person_id, service)
);
create index service_use__school on service_use (school_id, last_used_at);

create table leave_request (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('personal', 'sick', 'official', 'other')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reason text not null,
  contact text not null default '',
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  decided_by uuid references person,
  decided_at timestamptz,
  notes text not null default '',
  created_at timestamptz not null default now(),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null)),
  check (decided_by is null or decided_by <> person_id),
  -- Nobody is away twice at once.
  constraint leave_request__no_overlap exclude using gist (person_id with =, tstzrange(starts_at, ends_at) with &&) where (state in ('pending', 'approved'))
);
create index leave_request__person on leave_request (person_id, id desc);
create index leave_request__to_decide on leave_request (school_id, id) where state = 'pending';

create table leave_request_image (
  leave_request_id uuid not null references leave_request,
  file_id uuid not null references file,
  school_id uuid not null references school,
  position int not null check (position between 1 and 3),
  created_at timestamptz not null default now(),
  primary key (leave_request_id, position)
);

-- Keys with which the app hides passwords and ID numbers on their way, beneath the transport's own cover.
create table transit_key (
  id uuid primary key default uuidv7(),
  public_key bytea not null,
  private_sealed bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index transit_key__age on transit_key (expires_at);
