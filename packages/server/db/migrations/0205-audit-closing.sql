-- Once a day each school signs how far its audit log reaches, and mails that to its auditors: who cuts the newest entries off later, and every
-- copy of the signed heads with them, does not reach what lies in the mailboxes.
create table audit_closing (
  school_id uuid not null references school,
  -- The day by the clock of the school.
  day date not null,
  -- So many entries in all, so many of them since the closing before; the last has this id and hash.
  sequence bigint not null check (sequence > 0),
  entries bigint not null check (entries > 0),
  last_id uuid not null,
  hash bytea not null check (octet_length(hash) = 32),
  key_id text not null,
  signature bytea not null,
  closed_at timestamptz not null,
  primary key (school_id, day),
  constraint audit_closing__forward unique (school_id, sequence)
);

create function keep_audit_closing() returns trigger language plpgsql as $$
begin
  raise exception 'a closing of evidence stays as it is';
end $$;
create trigger audit_closing__kept before update or delete on audit_closing for each row execute function keep_audit_closing();
create trigger audit_closing__no_truncate before truncate on audit_closing for each statement execute function keep_audit_closing();
