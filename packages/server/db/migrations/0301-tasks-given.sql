-- Whose task somebody gave to another: they took part, though nothing else of theirs is left in the application.
create index approval_event__given on approval_event ((data ->> 'from'), instance_id) where kind = 'task_given' and actor_id is not null;
