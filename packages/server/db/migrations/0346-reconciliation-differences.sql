-- One payment can have several differences of one kind on a day, such as money that came twice under its number: the receipt tells them
-- apart. It is empty for those that were found before, and for refunds that only we know.
alter table reconciliation_difference add column ref text not null default '';
alter table reconciliation_difference drop constraint reconciliation_difference__once;
create index reconciliation_difference__reconciliation on reconciliation_difference (reconciliation_id);
