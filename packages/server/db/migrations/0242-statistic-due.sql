-- After a large import hours are announced by the thousand; some are taken at a time, the oldest first.
drop index statistic_due__source;
create index statistic_due__source on statistic_due (source, hour);
