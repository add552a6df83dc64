-- How many orders somebody has is read from the index alone, whichever state or month is asked for.
drop index purchase_order__person;
create index purchase_order__person on purchase_order (person_id, id desc) include (school_id, state, created_at);

-- So is how often somebody had a certificate, which each checkout asks.
drop index template_use__person;
create index template_use__person on template_use (person_id, template_id, used_at) include (copies, free_copies) where undone_at is null;

-- The unique index on order and position begins with the order already.
drop index order_line__order;
