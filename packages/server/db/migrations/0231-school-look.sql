-- How a school looks: its colour and its logo, as the server drew it. A school without a row looks like the product.
create table school_look (
  school_id uuid primary key references school,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  logo bytea check (octet_length(logo) between 1 and 1048576),
  -- SHA-256 of the logo in hex: part of its address, so that browsers may keep the picture for good.
  logo_digest text check (logo_digest ~ '^[0-9a-f]{64}$'),
  -- Counts the changes of look and names; who saves an older one is refused.
  version int not null check (version > 0),
  changed_at timestamptz not null,
  check ((logo is null) = (logo_digest is null))
);
