-- Orders, their lines, applications and documents change state only as the tables in the code say; the arguments are those tables.
create function keep_transitions() returns trigger language plpgsql as $$
begin
  if old.state || '>' || new.state <> all (tg_argv) then
    raise exception '% cannot go from % to %', tg_table_name, old.state, new.state using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;

create trigger purchase_order__transitions before update of state on purchase_order
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'approval>unpaid', 'approval>closed', 'approval>packaging', 'approval>failed', 'approval>finished',
    'unpaid>closed', 'unpaid>packaging', 'unpaid>failed', 'unpaid>finished',
    'packaging>failed', 'packaging>waiting_to_send', 'packaging>send_failed', 'packaging>finished', 'packaging>refunded',
    'failed>packaging', 'failed>waiting_to_send', 'failed>send_failed', 'failed>finished', 'failed>refunded',
    'waiting_to_send>packaging', 'waiting_to_send>failed', 'waiting_to_send>send_failed', 'waiting_to_send>finished', 'waiting_to_send>refunded',
    'send_failed>packaging', 'send_failed>failed', 'send_failed>waiting_to_send', 'send_failed>finished', 'send_failed>refunded',
    'finished>packaging', 'finished>failed', 'finished>waiting_to_send', 'finished>send_failed', 'finished>refunded');

create trigger order_line__transitions before update of state on order_line
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'waiting>making', 'waiting>failed', 'waiting>dropped', 'waiting>refunded',
    'making>to_send', 'making>done', 'making>failed', 'making>refunded',
    'to_send>done', 'to_send>send_failed', 'to_send>failed', 'to_send>refunded',
    'send_failed>to_send', 'send_failed>done', 'send_failed>failed', 'send_failed>refunded',
    'failed>making', 'failed>to_send', 'failed>done', 'failed>refunded',
    'done>to_send', 'done>send_failed', 'done>failed', 'done>refunded');

create trigger application__transitions before update of state on application
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'pending_approval>pending_payment', 'pending_approval>normal', 'pending_approval>rejected', 'pending_approval>withdrawn', 'pending_approval>closed',
    'pending_payment>normal', 'pending_payment>withdrawn', 'pending_payment>closed', 'pending_payment>refunded',
    'normal>refunded');

create trigger issued_document__transitions before update of state on issued_document
  for each row when (old.state is distinct from new.state) execute function keep_transitions(
    'making>issued', 'making>failed',
    'failed>making',
    'issued>revoked', 'issued>superseded');

