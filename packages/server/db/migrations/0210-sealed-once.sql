-- What was sealed on its way is opened once: a copy of it is refused. The rows live as long as a sealed text is fresh.
create table transit_opened (
  digest bytea primary key check (length(digest) = 32),
  expires_at timestamptz not null
);
create index transit_opened__age on transit_opened (expires_at);

-- Their keys were made for another way of sealing; the next one who asks gets a new key.
delete from transit_key;
