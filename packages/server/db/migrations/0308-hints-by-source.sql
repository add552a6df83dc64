-- Up to which hour unusual numbers of a source were looked for: no further than they are counted. `statistic_hint_look`, which knew no source,
-- is written by processes of the release before; a later one drops it.
create table statistic_source_look (
  school_id uuid not null references school,
  source text not null,
  hour timestamptz not null,
  primary key (school_id, source)
);
insert into statistic_source_look (school_id, source, hour)
select looked.school_id, counted.source, looked.hour from statistic_hint_look as looked cross join statistic_counted as counted;
