-- Limits may count copies beside applications, and free copies may come again with each period.
alter table document_template_version
  add column free_period text not null default 'total'
    check (free_period in ('total', 'day', 'week', 'month', 'quarter', 'half_year', 'year')),
  add column copy_limit_total int check (copy_limit_total > 0),
  add column copy_limit_day int check (copy_limit_day > 0),
  add column copy_limit_week int check (copy_limit_week > 0),
  add column copy_limit_month int check (copy_limit_month > 0),
  add column copy_limit_quarter int check (copy_limit_quarter > 0),
  add column copy_limit_half_year int check (copy_limit_half_year > 0),
  add column copy_limit_year int check (copy_limit_year > 0);

-- How many of the free copies came from those that somebody was granted: these do not come again.
alter table template_use
  add column granted_copies int not null default 0,
  add check (granted_copies between 0 and free_copies);

-- So far the free copies of the template were used first, and then what was granted.
with counted as (
  select use.id, use.free_copies,
    sum(use.free_copies) over (partition by use.person_id, use.template_id order by use.used_at, use.id) as so_far,
    version.free_copies as own
  from template_use as use
  join document_template_version as version on version.template_id = use.template_id and version.state = 'published'
  where use.undone_at is null and use.free_copies > 0
    and exists (select from free_copies_grant as given where given.person_id = use.person_id and given.template_id = use.template_id)
)
update template_use set granted_copies = least(counted.free_copies, counted.so_far - counted.own)
from counted where counted.id = template_use.id and counted.so_far > counted.own;
