-- When those who had not fetched their tokens were reminded, once, before a campaign closes.
alter table appraisal add column reminded_at timestamptz;
