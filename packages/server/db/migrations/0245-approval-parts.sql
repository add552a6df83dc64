-- What somebody took part in is found by their own tasks, also those that others or a rule made needless.
create index approval_task__cancelled on approval_task (assignee_id) where state = 'cancelled';
-- All applications of a school, newest first.
create index approval_instance__school on approval_instance (school_id, id desc) where state <> 'draft';
