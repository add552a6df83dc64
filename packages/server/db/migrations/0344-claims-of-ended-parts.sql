-- What a sub-process has booked is free once what it was a part of has not passed. Those that ended before kept their bookings, which
-- nobody could free any more.
with recursive above as (
  select instance.id as booked, instance.parent_id as id
  from approval_instance as instance
  where instance.parent_id is not null
    and exists (select from approval_claim as claim where claim.instance_id = instance.id)
  union all
  select above.booked, instance.parent_id
  from above
  join approval_instance as instance on instance.id = above.id
  where instance.parent_id is not null
)
delete from approval_claim as claim
using above, approval_instance as instance
where claim.instance_id = above.booked
  and instance.id = above.id
  and instance.state in ('refused', 'cancelled');
