-- Payouts that the payee agrees to, and accounts that are closed while beans are in them.

-- `confirming`: the provider holds the money until the payee has agreed inside the messaging app.
alter table withdrawal drop constraint withdrawal_state_check;
alter table withdrawal add constraint withdrawal_state_check
  check (state in ('waiting', 'sending', 'confirming', 'done', 'failed', 'cancelled'));
-- What the page hands to the messaging app, which asks the payee then; sealed.
alter table withdrawal add column confirmation_sealed bytea;
drop index withdrawal__open;
create index withdrawal__open on withdrawal (pay_out_at) where state in ('waiting', 'sending', 'confirming');

-- `lapse`: what is left in an account that is closed goes back to the house.
alter table ledger_transfer drop constraint ledger_transfer_kind_check;
alter table ledger_transfer add constraint ledger_transfer_kind_check check (
  kind in (
    'money_in', 'money_back', 'recharge', 'purchase', 'refund', 'hold', 'release', 'grant', 'withdrawal', 'withdrawal_back', 'payout',
    'lapse'
  )
);

-- Whoever asks to be deleted agrees to lose print beans that cannot be had back.
alter table data_request add column gives_up_beans boolean not null default false;
