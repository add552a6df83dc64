-- What a phone sent to a terminal without more: the visit shows that thing alone, and nothing else of whoever sent it.
alter table terminal_visit add column item_id uuid references print_item;
alter table terminal_visit add check ((item_id is not null) <= (person_id is not null));

-- How a job is really put on paper: grey where the terminal has no colours and somebody said yes to that.
alter table print_job add column attribute text;
update print_job set attribute = case
  when item.kind = 'certificate' and not ('colour' = any (terminal.abilities)) then replace(item.attribute, 'co_', 'bw_')
  else item.attribute
end
from print_item as item, terminal
where item.id = print_job.item_id and terminal.id = print_job.terminal_id;
alter table print_job alter column attribute set not null;
alter table print_job add check (attribute in ('bw_single', 'bw_double', 'co_single', 'co_double'));
