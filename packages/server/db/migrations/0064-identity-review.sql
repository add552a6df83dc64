-- A person looks at what no machine measured, and nobody decides on themselves.

-- What no machine measured, and what has another background than it was taken with, passes by a person alone. Older photos stay.
alter table photo add constraint photo__by_somebody
  check (state <> 'passed' or decided_by is not null or (is_judged and background = 'as_taken')) not valid;

alter table photo add constraint photo__by_another check (decided_by <> person_id) not valid;
alter table identity_paper add constraint identity_paper__by_another check (decided_by <> person_id) not valid;

-- The queue of jobs counts how often the machine was asked in vain.
alter table photo drop column tries;
