-- That a deputy decides for somebody is reported to them like what opens their account.
alter table account_change drop constraint account_change_kind_check;
alter table account_change add constraint account_change_kind_check
  check (kind in ('channel', 'passkey', 'identity', 'face', 'account', 'link', 'agency', 'deputy', 'withdrawal', 'mailbox', 'devices'));
