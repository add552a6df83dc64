-- What a student lets a family member see. It begins with a code that the student passes on, and ends when the student or the other side says so.
create table share (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  student_id uuid not null,
  -- None until somebody enters the code.
  person_id uuid check (person_id <> student_id),
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['timetable', 'exams', 'attendance', 'warnings', 'grades']),
  -- Gone with the first use.
  code_hash bytea,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  foreign key (student_id, school_id) references person (id, school_id),
  foreign key (person_id, school_id) references person (id, school_id),
  constraint share__accepted check ((person_id is null) = (accepted_at is null)),
  constraint share__code_once check (code_hash is null or accepted_at is null and ended_at is null)
);
create unique index share__code on share (code_hash);
-- Two people share once; a new code for the same person takes the place of the old share.
create unique index share__pair on share (student_id, person_id) where ended_at is null and person_id is not null;
create index share__student on share (student_id, id desc);
create index share__person on share (person_id, id desc) where person_id is not null;
create index share__open_code on share (expires_at) where code_hash is not null;
