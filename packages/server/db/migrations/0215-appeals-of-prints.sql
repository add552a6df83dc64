-- Appeals about cloud printing, and appeals that evidence resolved and an administrator reopens.
alter table pay_grievance
  add column kind text not null default 'certificate' check (kind in ('certificate', 'print')),
  alter column template_id drop not null,
  add constraint pay_grievance__about check ((kind = 'certificate') = (template_id is not null)),
  -- The order that the evidence of an appeal without one is about.
  add column found_order_id uuid references purchase_order,
  add column reopened_at timestamptz,
  add column reopened_by uuid references person,
  add column reopen_reason text not null default '',
  add constraint pay_grievance__reopened check ((reopened_at is null) = (reopened_by is null));

update pay_grievance set found_order_id = purchase_order.id
from purchase_order
where pay_grievance.order_id is null and purchase_order.id::text = pay_grievance.evidence ->> 'orderId';

create unique index pay_grievance__one_pending_print on pay_grievance (person_id)
  where state in ('pending', 'seconding') and order_id is null and kind = 'print';
create index pay_grievance__found_order on pay_grievance (found_order_id) where found_order_id is not null;
