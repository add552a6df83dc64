-- Numbers follow from rows that belong to a school: their tables say so, and hundreds of numbers a minute are not looked up again.
alter table statistic_hour drop constraint statistic_hour_school_id_fkey;
alter table statistic_day drop constraint statistic_day_school_id_fkey;
alter table person_day drop constraint person_day_school_id_fkey;
alter table people_day drop constraint people_day_school_id_fkey;
alter table person_year drop constraint person_year_school_id_fkey;

-- A day as a bit is made for every row of person_day: moved into its place, not written out as text.
create or replace function day_of_year(day date) returns bit language sql immutable parallel safe as $$
  select B'1'::bit(366) >> (extract(doy from day)::int - 1)
$$;
