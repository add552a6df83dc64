-- Who was there is kept by day and person (person_day), which grows with every login. Charts read two shorter forms of it, kept by triggers.

-- How many people a day had: somebody is counted in one unit a day, so units of a day add up.
create table people_day (
  school_id uuid not null references school,
  source text not null,
  day date not null,
  unit_id uuid,
  count int not null check (count >= 0),
  constraint people_day__once unique nulls not distinct (school_id, source, day, unit_id)
);

-- The days of a year on which somebody was there. Different people of a long span are counted from as many rows as there are people.
create table person_year (
  school_id uuid not null references school,
  source text not null,
  year int not null,
  person_id uuid not null,
  unit_id uuid,
  days bit(366) not null,
  constraint person_year__once unique nulls not distinct (school_id, source, year, person_id, unit_id)
) with (fillfactor = 70);

create function day_of_year(day date) returns bit language sql immutable parallel safe as $$
  select set_bit(repeat('0', 366)::bit(366), extract(doy from day)::int - 1, 1)
$$;

-- The days of a year that lie in a span.
create function days_of_year(year int, first date, last date) returns bit language sql immutable parallel safe as $$
  select case when span.last < span.first then repeat('0', 366)::bit(366)
    else (repeat('0', span.first) || repeat('1', span.last - span.first + 1) || repeat('0', 365 - span.last))::bit(366) end
  from (select greatest(first - make_date(year, 1, 1), 0) as first, least(last - make_date(year, 1, 1), 365) as last) as span
$$;

create function count_people() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update people_day as counted set count = counted.count - gone.count
      from (select school_id, source, day, unit_id, count(*) as count from gone group by 1, 2, 3, 4) as gone
     where counted.school_id = gone.school_id and counted.source = gone.source and counted.day = gone.day
       and counted.unit_id is not distinct from gone.unit_id;
    update person_year as counted set days = counted.days & ~gone.days
      from (select school_id, source, extract(year from day)::int as year, person_id, unit_id, bit_or(day_of_year(day)) as days
              from gone group by 1, 2, 3, 4, 5) as gone
     where counted.school_id = gone.school_id and counted.source = gone.source and counted.year = gone.year
       and counted.person_id = gone.person_id and counted.unit_id is not distinct from gone.unit_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into people_day as counted (school_id, source, day, unit_id, count)
    select school_id, source, day, unit_id, count(*) from come group by 1, 2, 3, 4
    on conflict on constraint people_day__once do update set count = counted.count + excluded.count;
    insert into person_year as counted (school_id, source, year, person_id, unit_id, days)
    select school_id, source, extract(year from day)::int, person_id, unit_id, bit_or(day_of_year(day)) from come group by 1, 2, 3, 4, 5
    on conflict on constraint person_year__once do update set days = counted.days | excluded.days;
  end if;
  return null;
end $$;
create trigger person_day__come after insert on person_day referencing new table as come for each statement execute function count_people();
create trigger person_day__gone after delete on person_day referencing old table as gone for each statement execute function count_people();
create trigger person_day__changed after update on person_day
  referencing old table as gone new table as come for each statement execute function count_people();

insert into people_day (school_id, source, day, unit_id, count)
select school_id, source, day, unit_id, count(*) from person_day group by 1, 2, 3, 4;
insert into person_year (school_id, source, year, person_id, unit_id, days)
select school_id, source, extract(year from day)::int, person_id, unit_id, bit_or(day_of_year(day)) from person_day group by 1, 2, 3, 4, 5;
