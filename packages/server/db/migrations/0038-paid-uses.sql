-- What was paid for a use of a certificate. A certificate that is charged the first time only is charged until one use was paid.
alter table template_use add column paid bigint not null default 0 check (paid >= 0);

update template_use set paid = order_line.amount
from order_line join purchase_order on purchase_order.id = order_line.order_id
where template_use.cause = 'line:' || order_line.id and purchase_order.paid_at is not null and order_line.state not in ('dropped', 'refunded');
