-- A browser may ask twice with the same remember token: two tabs at once, or an answer that was lost on the way. For a minute the same
-- device gets the same answer again. It is kept encrypted with a key that only the old token gives, so the table alone opens nothing.
alter table remember_token add column renewal_answer bytea;
alter table remember_token add constraint remember_token__answer_of_a_spent_one check (renewal_answer is null or spent_at is not null);
create index remember_token__renewal_answer on remember_token (spent_at) where renewal_answer is not null;
