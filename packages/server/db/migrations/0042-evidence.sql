-- How far the chains of a school reach, signed with its key. The same statement lies beside the files, outside the database, so that
-- entries which are deleted here are missed.
create table evidence_head (
  school_id uuid not null references school,
  chain text not null check (chain in ('audit', 'ledger')),
  -- So many entries, of which the last has this hash.
  sequence bigint not null check (sequence > 0),
  hash bytea not null check (octet_length(hash) = 32),
  key_id text not null,
  signature bytea not null,
  signed_at timestamptz not null,
  primary key (school_id, chain)
);

-- A chain that was signed only grows.
create function keep_evidence_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.school_id, new.chain) = (old.school_id, old.chain) and new.sequence > old.sequence then
    return new;
  end if;
  raise exception 'a signed head of evidence only moves forward';
end $$;
create trigger evidence_head__forward before update or delete on evidence_head for each row execute function keep_evidence_head();
create trigger evidence_head__no_truncate before truncate on evidence_head for each statement execute function keep_evidence_head();

-- The server's own role may not change balances: they follow from its postings with the rights of the owner.
alter function post_to_balance() security definer set search_path = public, pg_temp;

-- The queue of jobs makes its own tables in its own schema.
create schema if not exists pgboss;
