-- One number is written in many ways. What is claimed is kept as it is compared from now on: wide letters and capitals as plain ones,
-- without spaces around it. Where one thing was claimed twice for the same time in two ways of writing, the earlier claim holds it.
with written as (
  select id, school_id, kind, key, span, lower(trim(normalize(key, nfkc))) as plain from approval_claim
)
update approval_claim as claim
set key = written.plain
from written
where written.id = claim.id
  and written.plain <> written.key
  and not exists (
    select from written as other
    where other.school_id = written.school_id and other.kind = written.kind and other.plain = written.plain
      and other.id <> written.id and other.span && written.span
      and (other.key = other.plain or other.id < written.id)
  );

-- A span without any time in it holds nothing: forms with one are refused. Those of before are left as they are.
alter table approval_claim add constraint approval_claim__some_time check (not isempty(span)) not valid;
