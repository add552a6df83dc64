-- Help: what people ask again and again, what they tell the school, and how content they are.

create table problem (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  -- An entry of the dictionary `problem_type`.
  type text not null,
  title text not null,
  title_en text not null,
  title_tw text not null,
  -- Lists of { kind, text } in each language.
  blocks jsonb not null,
  blocks_en jsonb not null,
  blocks_tw jsonb not null,
  title_spelling text not null default '',
  position int not null default 0,
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  -- A guide stands under "more help" instead of the common problems.
  is_guide boolean not null default false,
  -- What is searched while one types: the titles and how they sound, and apart from them the texts without their markup.
  title_search text not null generated always as (lower(title || ' ' || title_en || ' ' || title_tw || ' ' || title_spelling)) stored,
  text_search text not null generated always as (
    lower((jsonb_path_query_array(blocks, '$[*].text') || jsonb_path_query_array(blocks_en, '$[*].text')
      || jsonb_path_query_array(blocks_tw, '$[*].text'))::text)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index problem__type on problem (school_id, type, position) where state = 'published';

-- Each reader counts in one of several rows, so that many at once do not wait for each other, nor for who mends the text.
create table problem_reads (
  problem_id uuid not null references problem,
  slot int not null check (slot between 0 and 15),
  school_id uuid not null references school,
  reads bigint not null,
  created_at timestamptz not null default now(),
  primary key (problem_id, slot)
);

create table problem_answer (
  problem_id uuid not null references problem,
  person_id uuid not null references person,
  school_id uuid not null references school,
  was_helpful boolean not null,
  created_at timestamptz not null default now(),
  primary key (problem_id, person_id)
);
create index problem_answer__person on problem_answer (person_id, created_at desc);

create table problem_remark (
  id uuid primary key default uuidv7(),
  problem_id uuid not null references problem,
  person_id uuid not null references person,
  school_id uuid not null references school,
  content text not null,
  created_at timestamptz not null default now()
);
create index problem_remark__problem on problem_remark (problem_id, id desc);

create table feedback (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  title text not null,
  category text not null check (category in ('service', 'account', 'system', 'other')),
  content text not null,
  contact text not null default '',
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index feedback__person on feedback (person_id, id desc);
create index feedback__school on feedback (school_id, state, id desc);

create table feedback_image (
  feedback_id uuid not null references feedback,
  file_id uuid not null references file,
  school_id uuid not null references school,
  position int not null check (position between 1 and 9),
  created_at timestamptz not null default now(),
  primary key (feedback_id, position),
  unique (feedback_id, file_id)
);

create table feedback_entry (
  id uuid primary key default uuidv7(),
  feedback_id uuid not null references feedback,
  school_id uuid not null references school,
  author_id uuid not null references person,
  is_reply boolean not null,
  content text not null,
  created_at timestamptz not null default now()
);
create index feedback_entry__feedback on feedback_entry (feedback_id, id);

-- A service that was used may be judged once; asking is remembered, so that nobody is asked twice.
create table evaluation_ask (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  type text not null,
  subject_kind text not null,
  subject_id uuid not null,
  -- What was used, as the question names it.
  about text not null,
  about_en text not null,
  about_tw text not null,
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (person_id, type, subject_id)
);
create index evaluation_ask__open on evaluation_ask (person_id, id) where dismissed_at is null;

create table evaluation (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  -- An entry of the dictionary `evaluation_type`.
  type text not null,
  score int not null check (score between 1 and 5),
  suggestion text not null,
  ask_id uuid unique references evaluation_ask,
  -- The day at the school: who was not asked may judge a kind of service once a day.
  day date not null,
  created_at timestamptz not null default now()
);
create unique index evaluation__once_a_day on evaluation (person_id, type, day) where ask_id is null;
create index evaluation__school on evaluation (school_id, type, created_at);
create index evaluation__person on evaluation (person_id, id desc);

-- Versions of the installed app that an older one is told about.
create table app_release (
  id uuid primary key default uuidv7(),
  app_code text not null,
  version text not null check (version ~ '^\d+\.\d+\.\d+$'),
  notes text not null,
  notes_en text not null,
  notes_tw text not null,
  address text not null default '',
  is_forced boolean not null default false,
  published_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (app_code, version)
);
