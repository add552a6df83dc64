-- A pick-up code that lives can be shown again to whom it was given: it is kept sealed until it ends, and forgotten then.

alter table pick_up_code add column sealed bytea;
alter table pick_up_code add constraint pick_up_code__sealed_while_alive check (sealed is null or (used_at is null and ended_at is null));
create index pick_up_code__alive_of on pick_up_code (given_to) where used_at is null and ended_at is null;
create index pick_up_code__alive_until on pick_up_code (expires_at) where used_at is null and ended_at is null;
