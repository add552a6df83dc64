-- Paper alone is not a file: a document remembers how its holder has it.

alter table issued_document add column handed_as text not null default 'file' check (handed_as in ('file', 'paper'));

-- What was applied for on paper, with what took its place and what it took the place of.
alter table issued_document disable trigger issued_document__kept;
with recursive paper as (
  select document_id as id from application where way = 'paper' and document_id is not null
  union
  select other.id from paper join issued_document as one on one.id = paper.id
    join issued_document as other on other.replaced_by = one.id or other.id = one.replaced_by
)
update issued_document set handed_as = 'paper' where id in (select id from paper);
alter table issued_document enable trigger issued_document__kept;

update document_share set ended_at = now()
  where ended_at is null and document_id in (select id from issued_document where handed_as = 'paper');
