-- Paper is fetched by what waits to be printed: codes and delegates of applications move there.

-- What came out for whoever was entrusted, place by place; its owner is told once of each.
create table entrustment_fetch (
  id uuid primary key default uuidv7(),
  entrustment_id uuid not null references entrustment,
  place text not null,
  copies int not null check (copies > 0),
  at timestamptz not null,
  told_at timestamptz
);
create index entrustment_fetch__entrustment on entrustment_fetch (entrustment_id, id);
create index entrustment_fetch__untold on entrustment_fetch (at) where told_at is null;

-- Who was named before had been told and could fetch it: that counts as accepted.
insert into entrustment (school_id, item_id, owner_id, delegate_id, copies, printed, state, accepted_at, deadline, ended_at, created_at)
select
  item.school_id, item.id, item.person_id, application.delegate_id,
  case when item.state = 'printed' then item.copies else item.copies - application.printed end,
  case when item.state = 'printed' then item.copies else 0 end,
  case when item.state = 'printed' then 'finished' else 'in_progress' end,
  coalesce(application.delegated_at, application.created_at),
  least(now() + interval '30 days', item.expires_at),
  case when item.state = 'printed' then coalesce(application.picked_up_at, now()) end,
  coalesce(application.delegated_at, application.created_at)
from print_item as item
join application on application.id = item.subject_id
where item.kind = 'certificate' and application.delegate_id is not null
  and (item.state = 'printed' or item.expires_at is null or item.expires_at > now());

-- A code that somebody holds in their hand goes on.
insert into pick_up_code (school_id, item_id, entrustment_id, given_to, digest, typed_digest, expires_at, created_at)
select
  code.school_id, item.id, entrustment.id, code.given_to, code.digest, code.typed_digest, code.expires_at, code.created_at
from pickup_code as code
join print_item as item on item.kind = 'certificate' and item.subject_id = code.application_id and item.state = 'waiting'
left join entrustment on entrustment.item_id = item.id and entrustment.delegate_id = code.given_to
where code.used_at is null and code.ended_at is null and code.expires_at > now()
  and (code.given_to = item.person_id or entrustment.id is not null);

drop table pickup_code;
