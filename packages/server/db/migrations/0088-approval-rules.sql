-- A reviewed query of the product, with the parameters that a school gives it, is a named rule too; `revision` tells two editors apart.
alter table approval_rule drop constraint approval_rule_kind_check;
alter table approval_rule add constraint approval_rule_kind_check check (kind in ('approver', 'condition', 'query'));
alter table approval_rule add column revision int not null default 1;
