-- A counter for each person was a row that everybody waited for who gave that person work, until the end of a long transaction; together
-- with the locks of orders this led to deadlocks. What waits for one person is few rows of an index, so it is counted when it is shown.
drop trigger approval_task__arrive on approval_task;
drop trigger approval_task__change on approval_task;
drop trigger approval_task__go on approval_task;
drop trigger approval_copy__arrive on approval_copy;
drop trigger approval_copy__change on approval_copy;
drop trigger approval_copy__go on approval_copy;
drop function tally_approval_tasks;
drop function tally_approval_copies;
drop function count_approvals;
drop table approval_tally;

create index approval_copy__unread on approval_copy (person_id) where read_at is null;
create index approval_instance__running_of on approval_instance (starter_id) where state = 'running';
