-- Up to which hour unusual numbers were looked for: hours that passed while no server ran are looked at later.
create table statistic_hint_look (
  school_id uuid primary key references school,
  hour timestamptz not null
);

select add_message_subjects('statistic_hint');
