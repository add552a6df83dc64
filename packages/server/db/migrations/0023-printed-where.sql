-- Where something came out is the terminal itself, so that everybody reads its name in their own language.

alter table print_task add column terminal_id uuid references terminal;
alter table entrustment_fetch add column terminal_id uuid references terminal;
alter table application_event add column terminal_id uuid references terminal;

-- An item is in one job at a time: what came out at a moment came out of the last job of it that there was by then.
update print_task set terminal_id = print.terminal_id
from (
  select distinct on (task.id) task.id, job.terminal_id
  from print_task as task
  join print_job as job on job.item_id = task.item_id
  where task.state = 'printed' and job.pages_out > 0 and job.created_at <= task.printed_at
  order by task.id, job.created_at desc, job.id desc
) as print
where print.id = print_task.id;

update entrustment_fetch set terminal_id = print.terminal_id
from (
  select distinct on (errand.id) errand.id, job.terminal_id
  from entrustment_fetch as errand
  join print_job as job on job.entrustment_id = errand.entrustment_id
  where job.pages_out > 0 and job.created_at <= errand.at
  order by errand.id, job.created_at desc, job.id desc
) as print
where print.id = entrustment_fetch.id;

-- What was printed before there were jobs keeps the words that were written then.
update application_event set terminal_id = print.terminal_id, note = ''
from (
  select distinct on (event.id) event.id, job.terminal_id
  from application_event as event
  join print_item as item on item.kind = 'certificate' and item.subject_id = event.application_id
  join print_job as job on job.item_id = item.id and job.person_id = event.actor_id
  where event.kind in ('printed', 'picked_up') and job.pages_out > 0 and job.created_at <= event.at
  order by event.id, job.created_at desc, job.id desc
) as print
where print.id = application_event.id;

alter table entrustment_fetch alter column terminal_id set not null;
alter table print_task drop column place;
alter table entrustment_fetch drop column place;
