-- What the school knows of a course of study: records, courses, scores.

create table academic_source (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  position int not null default 0,
  created_at timestamptz not null default now(),
  unique (school_id, code)
);

-- One person may have several: a bachelor's course once, a master's now.
create table student_record (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  source_id uuid not null references academic_source,
  college_id uuid references org_unit,
  major_id uuid references org_unit,
  class_id uuid references org_unit,
  -- The class by its name, where the organisation has no unit for it any more, or never had one.
  class_name text not null default '',
  class_name_en text not null default '',
  class_name_tw text not null default '',
  grade text not null,
  gender text not null check (gender in ('male', 'female', 'unknown')),
  birth_date date,
  education_level text not null check (education_level in ('associate', 'bachelor', 'master', 'doctor')),
  -- Years; there are courses of two and a half.
  school_length numeric(2, 1) not null check (school_length > 0),
  student_type text not null check (student_type in ('full_time', 'part_time')),
  exam_no text not null default '',
  exam_card_no text not null default '',
  enrolled_on date not null,
  expected_graduation_on date not null check (expected_graduation_on > enrolled_on),
  standing text not null check (standing in ('studying', 'graduated', 'left')),
  graduated_on date,
  graduation_no text not null default '',
  -- The degree as it is named on paper, empty while there is none.
  degree text not null default '',
  degree_en text not null default '',
  degree_no text not null default '',
  created_at timestamptz not null default now(),
  unique (person_id, source_id),
  unique (id, school_id),
  check ((standing = 'graduated') = (graduated_on is not null)),
  check (degree_no = '' or standing = 'graduated')
);
create index student_record__cohort on student_record (school_id, major_id, grade);

create table course (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  code text not null,
  name text not null,
  name_en text not null,
  name_tw text not null,
  kind text not null check (kind in ('required', 'elective', 'practice', 'public')),
  credit numeric(4, 1) not null check (credit >= 0),
  hours int not null check (hours >= 0),
  created_at timestamptz not null default now(),
  unique (school_id, code),
  unique (id, school_id)
);

create table score (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  record_id uuid not null,
  course_id uuid not null,
  academic_year text not null check (academic_year ~ '^\d{4}-\d{4}$'),
  semester int not null check (semester between 1 and 3),
  attempt text not null default 'first' check (attempt in ('first', 'resit', 'retake')),
  -- What the average is made of; a course that is only passed or failed has none.
  mark numeric(4, 1) check (mark between 0 and 100),
  -- Where a word stands on paper instead of the number.
  mark_word text not null default '' check (mark_word in ('', 'excellent', 'good', 'fair', 'pass', 'fail', 'exempt')),
  points numeric(3, 2) check (points between 0 and 5),
  is_passed boolean not null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  check (mark is not null or mark_word <> ''),
  -- Also the way by which the scores of a record are read, year by year.
  unique (record_id, academic_year, semester, course_id, attempt),
  -- Record and course are of the same school.
  foreign key (record_id, school_id) references student_record (id, school_id),
  foreign key (course_id, school_id) references course (id, school_id)
);
