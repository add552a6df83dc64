-- Who accepted a share and got no answer may send the code again; for everybody else it is used.
alter table share
  add column used_code_hash bytea,
  add constraint share__used_code check (used_code_hash is null or accepted_at is not null and code_hash is null);
create unique index share__used_code on share (used_code_hash);
