-- Nobody has to see to what is decided, answered, healed or taken back: what asked for it counts as read, also of before.
with settled (kind, id) as (
  select 'leave_decision', id from leave_request where state <> 'pending'
  union all select 'application_decision', id from application where state <> 'pending_approval' or decided_at is not null
  union all select 'pay_grievance_review', id from pay_grievance where state not in ('pending', 'seconding')
  union all select 'free_copies_review', id from free_copies_request where state <> 'pending'
  union all select 'feedback_case', id from feedback where state <> 'open'
  union all select 'terminal_fault_case', id from terminal_fault where state <> 'untreated'
  union all select 'library_review', id from library_file where state <> 'waiting'
  union all select 'entrustment', id from entrustment where state <> 'in_progress' or accepted_at is not null
  union all select 'evaluation', id from evaluation_ask where dismissed_at is not null
  union all select 'evaluation', ask_id from evaluation where ask_id is not null
)
update message set read_at = now()
from message_text as text
join settled on settled.id = text.subject_id and settled.kind = text.subject_kind
where message.text_id = text.id and text.category in ('todo', 'system') and message.read_at is null and message.deleted_at is null;

-- The prints of a person, newest first, for the log.
drop index print_job__person;
create index print_job__person on print_job (person_id, id desc);

-- What the school says about its prices, to everybody in their own language; without one the Chinese is read.
alter table print_price add column note_en text not null default '';
alter table print_price add column note_tw text not null default '';
