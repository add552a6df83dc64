-- An operation belongs to the unit that who did it had then, as in the other logs. Of those before, only the unit of today is known.
alter table audit_entry add unit_id uuid;
alter table audit_entry disable trigger audit_entry__evidence;
update audit_entry set unit_id = person.org_unit_id from person where person.id = audit_entry.actor_id and person.org_unit_id is not null;
alter table audit_entry enable trigger audit_entry__evidence;

create or replace function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sequence is null and new.sequence is not null
     and (new.id, new.school_id, new.at, new.action, new.subject_kind, new.subject_id, new.details, new.network, new.request_id)
       = (old.id, old.school_id, old.at, old.action, old.subject_kind, old.subject_id, old.details, old.network, old.request_id)
     and new.actor_id is not distinct from old.actor_id and new.unit_id is not distinct from old.unit_id then
    return new;
  end if;
  raise exception 'audit entries are evidence and cannot be changed';
end $$;
