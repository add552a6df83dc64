-- Photos by type, identity papers, photos in one file, and finding people by photo.

alter table file drop constraint file_use_check;
alter table file add constraint file_use_check check (use in ('form', 'avatar', 'portrait', 'preview', 'signature', 'photo', 'paper', 'registration'));

alter table profile_view drop constraint profile_view_what_check;
alter table profile_view add constraint profile_view_what_check check (what in ('card', 'record', 'export', 'search', 'photo', 'photo_search'));

alter table message_text drop constraint message_text__subject_kind;
alter table message_text add constraint message_text__subject_kind check (subject_kind in (
  'leave_request', 'leave_decision', 'feedback', 'feedback_case', 'correction', 'data_request', 'evaluation', 'document', 'application',
  'application_decision', 'order', 'pay_grievance', 'pay_grievance_review', 'free_copies', 'free_copies_review', 'withdrawal',
  'print_task', 'entrustment', 'terminal_fault', 'terminal_fault_case', 'library_file', 'library_review', 'unsure_print',
  'account_change', 'photo', 'paper', 'photo_search'));

create table photo_type (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  purpose text not null check (purpose in ('admission', 'academic_record', 'degree', 'recent', 'certified')),
  name text not null,
  name_en text not null default '',
  name_tw text not null default '',
  -- Size, background, place of hair and eyes, width of the face, size of the file.
  standard jsonb not null,
  reviewer text not null check (reviewer in ('nobody', 'manager')),
  methods text[] not null check (methods <@ array['camera', 'album', 'counter', 'terminal', 'import'] and cardinality(methods) > 0),
  -- How long a photo counts; 0: without end.
  valid_days int not null default 0 check (valid_days >= 0),
  is_required boolean not null default false,
  allows_new_background boolean not null default false,
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index photo_type__one_open on photo_type (school_id, purpose) where is_open;
create index photo_type__school on photo_type (school_id);

create table photo (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  type_id uuid not null references photo_type,
  state text not null default 'draft' check (state in ('draft', 'reviewing', 'passed', 'failed', 'error', 'mismatch')),
  method text not null check (method in ('camera', 'album', 'counter', 'terminal', 'import')),
  background text not null default 'as_taken' check (background in ('as_taken', 'replaced')),
  -- As it was taken, upright; and cut to the standard, which is missing while it could not be judged.
  original_file_id uuid not null references file,
  file_id uuid references file,
  is_judged boolean not null default false,
  -- What the machine found: a list of { name, verdict, score, measured, limit }.
  checks jsonb not null default '[]',
  comparison text not null default 'no_reference' check (comparison in ('same', 'different', 'not_compared', 'no_reference')),
  -- How often the machine was asked in vain.
  tries int not null default 0,
  reason text not null default '',
  is_overruled boolean not null default false,
  decided_by uuid references person,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'passed' or (file_id is not null and decided_at is not null)),
  check (not is_overruled or reason <> '')
);
-- One that counts, and one under way.
create unique index photo__one_passed on photo (person_id, type_id) where state = 'passed';
create unique index photo__one_open on photo (person_id, type_id) where state <> 'passed';
create index photo__library on photo (school_id, state, id);
create index photo__type on photo (type_id, state);
create index photo__drafts on photo (created_at) where state = 'draft';
create index photo__original on photo (original_file_id);
create index photo__file on photo (file_id) where file_id is not null;

create trigger photo__transitions before update of state on photo
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'draft>reviewing', 'draft>passed', 'draft>failed', 'draft>error', 'draft>mismatch',
    'reviewing>passed', 'reviewing>failed',
    'failed>passed',
    'mismatch>passed', 'mismatch>failed',
    'error>reviewing', 'error>passed', 'error>failed', 'error>mismatch',
    'passed>failed');

create table identity_paper (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  kind text not null check (kind in ('resident_card', 'hmt_pass', 'passport', 'other')),
  state text not null default 'draft' check (state in ('draft', 'reviewing', 'checked', 'refused', 'expired')),
  front_file_id uuid references file,
  back_file_id uuid references file,
  -- What was read and confirmed, and what was wrong with the pictures; gone with them.
  fields_encrypted bytea,
  front_faults text[] not null default '{}' check (front_faults <@ array[
    'edges_cut', 'glare', 'blurred', 'too_small', 'wrong_side', 'unreadable', 'number_wrong', 'expired', 'not_read']),
  back_faults text[] not null default '{}' check (back_faults <@ array[
    'edges_cut', 'glare', 'blurred', 'too_small', 'wrong_side', 'unreadable', 'number_wrong', 'expired', 'not_read']),
  portrait text not null default 'not_compared' check (portrait in ('same', 'different', 'not_compared', 'no_portrait', 'no_photo_on_paper')),
  valid_until date,
  reason text not null default '',
  decided_by uuid references person,
  decided_at timestamptz,
  -- At the latest, decided or not.
  deletes_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (state in ('draft', 'reviewing') or (front_file_id is null and back_file_id is null and fields_encrypted is null))
);
create unique index identity_paper__one_open on identity_paper (person_id) where state in ('draft', 'reviewing');
create index identity_paper__person on identity_paper (person_id, id desc);
create index identity_paper__review on identity_paper (school_id, state, id);
create index identity_paper__deletes on identity_paper (deletes_at) where state in ('draft', 'reviewing');
create index identity_paper__front on identity_paper (front_file_id) where front_file_id is not null;
create index identity_paper__back on identity_paper (back_file_id) where back_file_id is not null;

create trigger identity_paper__transitions before update of state on identity_paper
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'draft>reviewing', 'draft>checked', 'draft>expired',
    'reviewing>checked', 'reviewing>refused', 'reviewing>expired');

create table photo_import (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  created_by uuid not null references person,
  type_id uuid not null references photo_type,
  -- The units that its maker reaches; null: the whole school.
  scope uuid[],
  file_name text not null,
  -- Needed until the import is over.
  blob_key text,
  key_encrypted bytea,
  state text not null default 'reading' check (state in ('reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled')),
  -- [zh_CN, en_US, zh_TW]
  problem jsonb,
  total int not null default 0,
  to_add int not null default 0,
  to_replace int not null default 0,
  wrong int not null default 0,
  processed int not null default 0,
  skips_wrong boolean not null default false,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state in ('reading', 'preview', 'running')) = (blob_key is not null)),
  check ((blob_key is null) = (key_encrypted is null))
);
create index photo_import__school on photo_import (school_id, id desc);
create index photo_import__blob on photo_import (blob_key) where blob_key is not null;

create table photo_import_line (
  import_id uuid not null references photo_import on delete cascade,
  line int not null,
  school_id uuid not null references school,
  file_name text not null,
  number text not null,
  person_id uuid references person,
  action text not null check (action in ('add', 'replace', 'wrong')),
  -- Lists of [zh_CN, en_US, zh_TW].
  problems jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (import_id, line)
);
create index photo_import_line__action on photo_import_line (import_id, action, line);
create index photo_import_line__person on photo_import_line (person_id) where person_id is not null;

create table photo_search (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  searcher_id uuid not null references person,
  purpose text not null,
  top int not null check (top in (10, 20, 30)),
  found int not null default 0,
  created_at timestamptz not null default now()
);
create index photo_search__searcher on photo_search (searcher_id, id desc);
create index photo_search__age on photo_search (school_id, created_at);

create table photo_search_result (
  search_id uuid not null references photo_search on delete cascade,
  rank int not null,
  school_id uuid not null references school,
  person_id uuid not null references person,
  likeness text not null check (likeness in ('likely', 'possible', 'weak')),
  created_at timestamptz not null default now(),
  primary key (search_id, rank),
  unique (search_id, person_id)
);
create index photo_search_result__person on photo_search_result (person_id, search_id desc);
