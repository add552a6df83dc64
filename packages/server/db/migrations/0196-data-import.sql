-- A real school's data: organisation, courses, study records and scores from tables, and a nightly exchange with its information system.

alter table academic_source add unique (id, school_id);

-- A connection to an information system: files in the school's folder, or fetched over HTTPS with a signature.
create table data_source (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  name text not null,
  way text not null check (way in ('folder', 'https')),
  url text not null default '',
  key_id text not null default '',
  secret_encrypted bytea,
  -- Whose records it holds, where a line does not say.
  record_source_id uuid,
  runs_nightly boolean not null default false,
  publishes boolean not null default true,
  -- Since somebody saw the differences and ran it; nothing runs at night before that.
  confirmed_at timestamptz,
  version int not null default 1,
  -- Its runs still name it.
  closed_at timestamptz,
  created_at timestamptz not null,
  unique (id, school_id),
  foreign key (record_source_id, school_id) references academic_source (id, school_id),
  check ((way = 'https') = (url <> '')),
  check ((way = 'https' and closed_at is null) = (secret_encrypted is not null))
);
create unique index data_source__name on data_source (school_id, name) where closed_at is null;

create table data_source_table (
  source_id uuid not null,
  school_id uuid not null,
  kind text not null check (kind in ('units', 'courses', 'records', 'scores')),
  file_name text not null,
  -- Lists of { theirs, field, values: [{ theirs, ours }] }; empty where the headings are ours.
  columns jsonb not null default '[]',
  primary key (source_id, kind),
  foreign key (source_id, school_id) references data_source (id, school_id)
);

create table data_import (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  -- Nobody for a run at night.
  created_by uuid references person,
  kind text not null check (kind in ('units', 'courses', 'records', 'scores', 'exchange')),
  source_id uuid,
  -- How the files of a connection are read, as it was when it was checked.
  tables jsonb,
  publishes boolean not null default true,
  file_name text not null,
  content_type text not null,
  -- Needed until the import is over; that of a connection is fetched first.
  blob_key text,
  key_encrypted bytea,
  state text not null default 'reading' check (state in ('reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled')),
  -- [zh_CN, en_US, zh_TW]: why it could not be read or carried out, or which columns were left out.
  problem jsonb,
  total int not null default 0,
  to_add int not null default 0,
  to_change int not null default 0,
  gone int not null default 0,
  unchanged int not null default 0,
  wrong int not null default 0,
  skips_wrong boolean not null default false,
  finished_at timestamptz,
  created_at timestamptz not null,
  unique (id, school_id),
  foreign key (source_id, school_id) references data_source (id, school_id),
  check ((kind = 'exchange') = (source_id is not null)),
  check ((source_id is null) = (tables is null)),
  check (source_id is not null or created_by is not null),
  check ((state in ('reading', 'preview', 'running')) = (finished_at is null)),
  check (finished_at is null or blob_key is null),
  check (finished_at is not null or blob_key is not null or (source_id is not null and state = 'reading')),
  check ((blob_key is null) = (key_encrypted is null))
);
create index data_import__school on data_import (school_id, id desc);
create index data_import__source on data_import (source_id, id desc) where source_id is not null;
create index data_import__blob on data_import (blob_key) where blob_key is not null;
create index data_import__created_by on data_import (created_by);
-- A connection does one thing at a time.
create unique index data_import__one_at_work on data_import (source_id) where source_id is not null and finished_at is null;

create table data_import_line (
  import_id uuid not null references data_import on delete cascade,
  position int not null,
  school_id uuid not null references school,
  -- The table, where an import has several.
  part text not null default '',
  -- None where the file does not name it.
  line int,
  action text not null check (action in ('add', 'change', 'same', 'gone', 'wrong')),
  name text not null,
  -- Names of the fields that will change.
  changes text[] not null default '{}',
  -- Lists of { field, text: [zh_CN, en_US, zh_TW] }.
  problems jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (import_id, position)
);
create index data_import_line__action on data_import_line (import_id, action, position);

-- Students whom a connection no longer names. Somebody decides what that means.
create table data_source_gone (
  source_id uuid not null,
  record_id uuid not null,
  school_id uuid not null,
  found_at timestamptz not null,
  decision text check (decision in ('left', 'kept')),
  decided_by uuid,
  decided_at timestamptz,
  primary key (source_id, record_id),
  foreign key (source_id, school_id) references data_source (id, school_id),
  foreign key (record_id, school_id) references student_record (id, school_id),
  foreign key (decided_by, school_id) references person (id, school_id),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
create index data_source_gone__record on data_source_gone (record_id);

-- A published score may also change by an import; a word may stand where there is no number.
alter table score_change alter column appeal_id drop not null;
alter table score_change alter column parts_before drop not null;
alter table score_change alter column parts_after drop not null;
alter table score_change add column import_id uuid;
alter table score_change add column word_before text not null default '';
alter table score_change add column word_after text not null default '';
alter table score_change add foreign key (import_id, school_id) references data_import (id, school_id);
alter table score_change add constraint score_change__cause check ((appeal_id is null) <> (import_id is null));
alter table score_change add constraint score_change__parts
  check ((appeal_id is null) = (parts_before is null) and (appeal_id is null) = (parts_after is null));
create index score_change__import on score_change (import_id) where import_id is not null;

select add_message_subjects('data_import');
