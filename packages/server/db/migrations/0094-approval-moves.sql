-- Applications that run are moved to a newer version of their process.
alter table approval_instance
  -- The versions that it had before, the oldest first.
  add column earlier_version_ids uuid[] not null default '{}',
  -- The event at which it was last moved; 0 where it never was.
  add column moved_at_event int not null default 0;

-- A draft takes whatever version is current. What runs moves only to a later published version of its process, and what it had is kept.
create function keep_version_of_instance() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then return new; end if;
  if old.state <> 'running' or not exists (
    select from approval_version as earlier
    join approval_version as later on later.process_id = earlier.process_id and later.number > earlier.number
    where earlier.id = old.version_id and later.id = new.version_id and later.state <> 'draft'
  ) then
    raise exception 'an application moves only to a later version of its process, while it runs';
  end if;
  new.earlier_version_ids := old.earlier_version_ids || old.version_id;
  return new;
end $$;
create trigger approval_instance__version before update of version_id on approval_instance
  for each row when (old.version_id is distinct from new.version_id) execute function keep_version_of_instance();
