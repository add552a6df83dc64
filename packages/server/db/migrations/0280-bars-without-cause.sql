-- A bar that a person decided on stays until a person lifts it; since when its cause is gone, for them to know.
alter table warning
  add column cause_gone_at timestamptz,
  add constraint warning__bar_without_cause check (cause_gone_at is null or handling = 'barred' and withdrawn_at is null);
