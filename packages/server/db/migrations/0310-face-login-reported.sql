-- That a face may log in is reported to the owner like a passkey.
alter table account_change drop constraint account_change_kind_check;
alter table account_change add constraint account_change_kind_check
  check (kind in ('channel', 'passkey', 'identity', 'face', 'account', 'withdrawal', 'mailbox', 'devices'));
