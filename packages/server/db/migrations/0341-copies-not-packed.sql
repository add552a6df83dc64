-- A copy of somebody's data that cannot be packed ends, so that another one may be asked for.
alter table data_request drop constraint data_request_state_check;
alter table data_request add constraint data_request_state_check
  check (state in ('pending', 'ready', 'failed', 'done', 'refused', 'withdrawn', 'expired'));
