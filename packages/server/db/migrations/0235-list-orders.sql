-- Lists of the administration by another order than their usual one.
create index purchase_order__total on purchase_order (school_id, total, id);
create index payment__amount on payment (school_id, amount, id);
create index withdrawal__amount on withdrawal (school_id, amount, id);
create index withdrawal__due on withdrawal (school_id, due_at, id);
create index person__name on person (school_id, name_spelling, number);
