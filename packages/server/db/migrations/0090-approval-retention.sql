-- Applications are removed some time after their end, drafts some time after they were last saved.
alter table approval_instance add column saved_at timestamptz;
create index approval_instance__ended on approval_instance (school_id, ended_at) where ended_at is not null and parent_id is null and matter is null;
create index approval_instance__drafts on approval_instance (school_id) where state = 'draft';
