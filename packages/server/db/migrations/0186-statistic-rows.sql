-- From when on a school has the rows that were counted, where they are not kept as long as its settings say: numbers that came without
-- their rows. Hours of before are never counted again.
create table statistic_rows_since (
  school_id uuid not null references school,
  source text not null,
  since timestamptz not null,
  primary key (school_id, source)
);
