-- Groups of one name would be two landmarks of one name. Where a school has such, the later ones are numbered.
do $$
declare
  named text;
  changed int;
begin
  foreach named in array array['name', 'name_en', 'name_tw'] loop
    loop
      execute format(
        'update approval_group set %1$I = approval_group.%1$I || '' '' || counted.n
         from (select id, row_number() over (partition by school_id, lower(%1$I) order by id) as n from approval_group) as counted
         where counted.id = approval_group.id and counted.n > 1', named);
      get diagnostics changed = row_count;
      exit when changed = 0;
    end loop;
  end loop;
end $$;
create unique index approval_group__name on approval_group (school_id, lower(name));
create unique index approval_group__name_en on approval_group (school_id, lower(name_en));
create unique index approval_group__name_tw on approval_group (school_id, lower(name_tw));
