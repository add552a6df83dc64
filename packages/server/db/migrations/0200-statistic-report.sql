-- A saved view of the statistics: its owner opens it again, shares it and has it mailed by week or month.
create table statistic_report (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  owner_id uuid not null references person,
  name text not null check (char_length(name) between 1 and 60),
  -- What is counted and how it is drawn, as the explorer takes it.
  view jsonb not null,
  is_shared boolean not null,
  schedule text not null check (schedule in ('none', 'weekly', 'monthly')),
  -- The day from which on periods are mailed: one that ended before is not.
  mails_from date not null,
  language text not null check (language in ('zh_CN', 'en_US', 'zh_TW')),
  state text not null default 'active' check (state in ('active', 'stopped')),
  -- [zh_CN, en_US, zh_TW]: why it stopped.
  problem jsonb,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'stopped') = (problem is not null))
);
create index statistic_report__school on statistic_report (school_id, id desc);
create index statistic_report__owner on statistic_report (owner_id);
create index statistic_report__mailed on statistic_report (id) where state = 'active' and schedule <> 'none';

-- Who gets it. People of the school, not addresses: an address that somebody gave up is not written to any more.
create table statistic_report_recipient (
  report_id uuid not null references statistic_report on delete cascade,
  person_id uuid not null references person,
  school_id uuid not null references school,
  primary key (report_id, person_id)
);
create index statistic_report_recipient__person on statistic_report_recipient (person_id);

-- One mail for each report, period and recipient, however often it is asked for.
create table statistic_report_mail (
  id uuid primary key default uuidv7(),
  school_id uuid not null references school,
  report_id uuid not null references statistic_report on delete cascade,
  person_id uuid not null references person,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  -- Since when a worker has it.
  sending_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null,
  unique (report_id, first_day, last_day, person_id),
  check ((state = 'sending') = (sending_at is not null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index statistic_report_mail__person on statistic_report_mail (person_id);
create index statistic_report_mail__sending on statistic_report_mail (sending_at) where state = 'sending';

select add_message_subjects('statistic_report');
