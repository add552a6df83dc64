-- A code has tries for the device that asked for it, and others for everybody else: who guesses elsewhere does not spend the tries
-- of the owner, and who asks elsewhere does not replace the owner's code. Codes live ten minutes, so those of before just go.
delete from verification_code;
alter table verification_code add column asked_from text not null;
alter table verification_code add column tries_elsewhere int not null check (tries_elsewhere >= 0);

drop index verification_code__live;
-- Only the newest code of an asker counts.
create unique index verification_code__live on verification_code (school_id, purpose, channel, target, asked_from) where spent_at is null;
