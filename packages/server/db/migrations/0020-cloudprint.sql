-- Cloud printing: files of one's own, prices, prints that were ordered, the shared library.

-- The bytes of a file for printing, encrypted; a library file and those who print it share them.
create table print_blob (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  blob_key text not null,
  -- The key of the file, sealed.
  key_sealed bytea not null,
  content_type text not null,
  size bigint not null,
  -- Of the bytes before they were encrypted.
  sha256 bytea not null,
  created_at timestamptz not null
);
create index print_blob__key on print_blob (blob_key);

create table print_file (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('document', 'photo', 'photo_sheet')),
  name text not null,
  state text not null check (state in ('reading', 'ready', 'failed')),
  -- A refusal of the product, told in the reader's language.
  reason text not null default '',
  -- What was uploaded, until it is read; and what is printed.
  source_id uuid references print_blob,
  content_id uuid references print_blob,
  pages int check (pages > 0),
  -- Of a photo, upright, in points; and what a sheet is made of: size and crop.
  width int check (width > 0),
  height int check (height > 0),
  sheet jsonb,
  library_file_id uuid,
  created_at timestamptz not null,
  kept_until timestamptz not null,
  deleted_at timestamptz,
  check ((state = 'ready' and deleted_at is null) <= (content_id is not null and pages is not null)),
  check ((state = 'ready' and kind = 'photo') <= (width is not null and height is not null)),
  check ((kind = 'photo_sheet') = (sheet is not null))
);
create index print_file__person on print_file (person_id, id desc) where deleted_at is null;
create index print_file__kept on print_file (kept_until) where deleted_at is null;
create index print_file__source on print_file (source_id) where source_id is not null;
create index print_file__content on print_file (content_id) where content_id is not null;

create table print_price (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  valid_from timestamptz not null,
  -- Whole fen for a sheet.
  bw_single int not null check (bw_single >= 0),
  bw_double int not null check (bw_double >= 0),
  co_single int not null check (co_single >= 0),
  co_double int not null check (co_double >= 0),
  photo int not null check (photo >= 0),
  note text not null default '',
  made_by uuid references person,
  created_at timestamptz not null,
  constraint print_price__moment unique (school_id, valid_from)
);

alter table order_line drop constraint order_line_kind_check;
alter table order_line add constraint order_line_kind_check check (kind in ('certificate', 'print'));

create table print_task (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  order_id uuid not null references purchase_order,
  line_id uuid not null unique references order_line,
  file_id uuid not null references print_file,
  name text not null,
  attribute text not null check (attribute in ('bw_single', 'bw_double', 'co_single', 'co_double')),
  price_kind text not null check (price_kind in ('bw_single', 'bw_double', 'co_single', 'co_double', 'photo')),
  copies int not null check (copies between 1 and 50),
  -- Of the file, and of one copy.
  page_count int not null,
  page_ranges text not null,
  pages_per_copy int not null,
  sheets_per_copy int not null,
  sheet_price int not null check (sheet_price >= 0),
  state text not null check (state in ('unpaid', 'to_print', 'printed', 'refunded', 'closed')),
  item_id uuid unique references print_item,
  place text not null default '',
  printed_at timestamptz,
  expires_at timestamptz,
  -- When its owner was told that it is about to expire.
  warned_at timestamptz,
  -- Taken out of its owner's list.
  hidden_at timestamptz,
  created_at timestamptz not null,
  check ((state in ('to_print', 'printed')) <= (item_id is not null))
);
create index print_task__person on print_task (person_id, id desc);
create index print_task__file on print_task (file_id);
create index print_task__order on print_task (order_id);
create index print_task__expiry on print_task (expires_at) where state = 'to_print';

create table library_directory (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  parent_id uuid references library_directory,
  name text not null,
  name_en text not null,
  name_tw text not null,
  position int not null default 0,
  created_at timestamptz not null
);
create index library_directory__school on library_directory (school_id, parent_id);

create table library_file (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  directory_id uuid not null references library_directory,
  person_id uuid not null references person,
  content_id uuid not null references print_blob,
  name text not null,
  description text not null default '',
  pages int not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused', 'removed')),
  reviewer_id uuid references person,
  notes text not null default '',
  reviewed_at timestamptz,
  printed int not null default 0,
  collected int not null default 0,
  -- Of its bytes: the same file stands in the library once.
  sha256 bytea not null,
  created_at timestamptz not null
);
create unique index library_file__same on library_file (school_id, sha256) where state in ('waiting', 'published');
create index library_file__directory on library_file (directory_id, id desc) where state = 'published';
create index library_file__school on library_file (school_id, state, id desc);
create index library_file__person on library_file (person_id, id desc);
create index library_file__content on library_file (content_id);
alter table print_file add constraint print_file__library foreign key (library_file_id) references library_file;

create table library_collection (
  person_id uuid not null references person,
  file_id uuid not null references library_file,
  school_id uuid not null references school,
  created_at timestamptz not null,
  primary key (person_id, file_id)
);
create index library_collection__file on library_collection (file_id);
