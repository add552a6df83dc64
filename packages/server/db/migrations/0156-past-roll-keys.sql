-- Opening a roll again changes its key. What a phone saw before, and could not deliver yet, is still known by the key of that time.
create table past_roll_key (
  tag text primary key,
  school_id uuid not null references school,
  lesson_id uuid not null references roll_call,
  key_encrypted bytea not null,
  replaced_at timestamptz not null
);
create index past_roll_key__lesson on past_roll_key (lesson_id);
create index past_roll_key__replaced on past_roll_key (replaced_at);

-- No matter who opens it again, and how many at once.
alter table roll_call add column key_since timestamptz;
update roll_call set key_since = opened_at;
alter table roll_call alter column key_since set not null;

create function keep_past_roll_key() returns trigger language plpgsql as $$
begin
  insert into past_roll_key (tag, school_id, lesson_id, key_encrypted, replaced_at)
    values (old.tag, old.school_id, old.lesson_id, old.key_encrypted, new.key_since);
  return null;
end $$;
create trigger roll_call__key_changed after update of tag on roll_call
  for each row when (old.tag <> new.tag) execute function keep_past_roll_key();

alter table sign drop constraint sign_doubts_check;
alter table sign add constraint sign_doubts_check
  check (doubts <@ array['new_phone', 'other_phone', 'no_position', 'far', 'odd_position', 'typed', 'offline', 'old_code']);
