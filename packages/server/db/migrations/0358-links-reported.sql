-- A secret link to one's data is reported to the owner like what opens the account.
alter table account_change drop constraint account_change_kind_check;
alter table account_change add constraint account_change_kind_check
  check (kind in ('channel', 'passkey', 'identity', 'face', 'account', 'link', 'withdrawal', 'mailbox', 'devices'));
