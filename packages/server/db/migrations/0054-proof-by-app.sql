-- A code of the authenticator app proves the moment as well, if the app was there before the login, like a passkey.
alter table session_proof drop constraint session_proof_kind_check;
alter table session_proof add constraint session_proof_kind_check check (kind in ('password', 'passkey', 'totp', 'phone', 'email'));

create or replace function session_proof__refuse_own_additions() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  if new.kind = 'passkey' then
    select created_at into since from passkey where id = new.passkey_id and person_id = new.person_id;
    if not found then
      raise exception 'no such passkey' using errcode = 'check_violation', constraint = 'session_proof__was_there_before';
    end if;
  elsif new.kind = 'totp' then
    select created_at into since from totp where person_id = new.person_id;
    if not found then
      raise exception 'no authenticator app' using errcode = 'check_violation', constraint = 'session_proof__was_there_before';
    end if;
  elsif new.kind = 'phone' then
    select phone_since into since from person where id = new.person_id;
  elsif new.kind = 'email' then
    select email_since into since from person where id = new.person_id;
  end if;
  if since is null then
    return new;
  end if;
  if since > login_moment(new.session_id) then
    raise exception 'added in this login' using errcode = 'check_violation', constraint = 'session_proof__was_there_before';
  end if;
  return new;
end
$$;
