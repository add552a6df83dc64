-- The payment that an agent began for an order: when its money comes, the agent has paid.
alter table agency_order add column payment_id uuid references payment;
create index agency_order__payment on agency_order (payment_id) where payment_id is not null;
