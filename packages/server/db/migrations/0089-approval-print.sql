-- A document may be of a kind that no template stands behind: it carries its titles itself.
alter table issued_document
  alter column template_id drop not null,
  alter column template_version_id drop not null,
  add column kind text not null default 'certificate' check (kind in ('certificate', 'approval')),
  add column name text,
  add column name_en text,
  add column name_tw text,
  add constraint issued_document__template_or_name check (
    (kind = 'certificate') = (template_id is not null)
    and (template_id is null) = (template_version_id is null)
    and (template_id is null) = (name is not null)
    and (name is null) = (name_en is null)
    and (name is null) = (name_tw is null));

-- The document of an application that has ended: one for each set of rights by which it can be read.
create table approval_print (
  instance_id uuid not null references approval_instance on delete cascade,
  -- The SHA-256 of what its readers see: the fields, and whether it was undone.
  rights_hash bytea not null,
  school_id uuid not null references school,
  document_id uuid not null unique references issued_document,
  created_at timestamptz not null,
  primary key (instance_id, rights_hash)
);
