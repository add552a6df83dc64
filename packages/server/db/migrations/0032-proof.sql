-- A proof of who is using a session, made again for what a thief with its token must not be able to do.

create table session_proof (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  person_id uuid not null references person,
  session_id uuid not null references session on delete cascade,
  kind text not null check (kind in ('password', 'passkey', 'phone', 'email')),
  -- Which passkey it was; a proof outlives a passkey that was removed.
  passkey_id uuid references passkey on delete set null,
  proved_at timestamptz not null,
  check (passkey_id is null or kind = 'passkey')
);
create index session_proof__session on session_proof (session_id, proved_at);
create index session_proof__person on session_proof (person_id, proved_at);
create index session_proof__passkey on session_proof (passkey_id) where passkey_id is not null;

-- Since when the owner's own change has put the channel there; null: since before anybody asked.
alter table person add column phone_since timestamptz;
alter table person add column email_since timestamptz;

alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('login', 'register', 'recover', 'bind', 'change', 'prove'));

-- The moment of the login that a session goes back to: one that a remember token brought back is as old as the first of its family.
create function login_moment(of_session uuid) returns timestamptz language sql stable as $$
  select coalesce(
    (select min(first.created_at)
     from remember_token as own
     join remember_token as kin on kin.family_id = own.family_id
     join session as first on first.id = kin.session_id
     where own.session_id = of_session),
    (select created_at from session where id = of_session))
$$;

-- A code or a passkey proves only through what the account had before that login: a thief cannot add a way and prove by it.
create function session_proof__refuse_own_additions() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  if new.kind = 'passkey' then
    select created_at into since from passkey where id = new.passkey_id and person_id = new.person_id;
    if not found then
      raise exception 'no such passkey' using errcode = 'check_violation', constraint = 'session_proof__was_there_before';
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
create trigger session_proof__refuse_own_additions before insert on session_proof
  for each row execute function session_proof__refuse_own_additions();
