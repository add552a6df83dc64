-- Somebody may be back before their leave ends: the rest of it is no leave, and free for another.
alter table leave_request
  add column returned_at timestamptz,
  add constraint leave_request__returned check (returned_at is null or (state = 'approved' and returned_at >= starts_at and returned_at < ends_at)),
  drop constraint leave_request__no_overlap,
  add constraint leave_request__no_overlap
    exclude using gist (person_id with =, tstzrange(starts_at, coalesce(returned_at, ends_at)) with &&) where (state in ('pending', 'approved'));
