-- Rooms, sections, rosters and weekly times from a table, or all but the rooms from a OneRoster ZIP.
create table schedule_import (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  created_by uuid not null references person,
  kind text not null check (kind in ('rooms', 'sections', 'rosters', 'times', 'oneroster')),
  -- Rooms belong to no term.
  term_id uuid,
  -- Whether weekly times and students of the sections in the file go where the file does not name them.
  removes_missing boolean not null default false,
  file_name text not null,
  content_type text not null,
  -- Needed until the import is over.
  blob_key text,
  key_encrypted bytea,
  state text not null default 'reading' check (state in ('reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled')),
  -- [zh_CN, en_US, zh_TW]: why it could not be read or carried out, or which columns were left out.
  problem jsonb,
  total int not null default 0,
  to_add int not null default 0,
  to_change int not null default 0,
  to_remove int not null default 0,
  unchanged int not null default 0,
  wrong int not null default 0,
  skips_wrong boolean not null default false,
  finished_at timestamptz,
  created_at timestamptz not null,
  foreign key (term_id, school_id) references term (id, school_id),
  check ((kind = 'rooms') = (term_id is null)),
  check ((state in ('reading', 'preview', 'running')) = (blob_key is not null)),
  check ((blob_key is null) = (key_encrypted is null))
);
create index schedule_import__school on schedule_import (school_id, id desc);
create index schedule_import__blob on schedule_import (blob_key) where blob_key is not null;
create index schedule_import__created_by on schedule_import (created_by);

create table schedule_import_line (
  import_id uuid not null references schedule_import on delete cascade,
  position int not null,
  school_id uuid not null references school,
  -- The file inside of a ZIP.
  part text not null default '',
  -- None where something goes because the file does not name it.
  line int,
  action text not null check (action in ('add', 'change', 'same', 'remove', 'wrong')),
  name text not null,
  -- Names of the fields that will change.
  changes text[] not null default '{}',
  -- Lists of { field, text: [zh_CN, en_US, zh_TW] }.
  problems jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (import_id, position)
);
create index schedule_import_line__action on schedule_import_line (import_id, action, position);
