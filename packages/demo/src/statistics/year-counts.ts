import { chance, days, drawn, hours, largestUnits, quietStudents, seedOf } from './patterns.ts'

/** Logins by hour, and one night of attacks in the term before. */
export const countedHours = `
  with unit as materialized (${largestUnits}), day as materialized (${days}),
  hour as materialized (select h, count(*) / 32.0::float8 as share from unnest(${hours}) as h group by h),
  kind as materialized (
    select *, ${seedOf('outcome', 'subject')} as seed
      from (values ('in', 'password', 24::float8), ('in', 'wechat', 9), ('refused', 'password', 1.1)) as kind (outcome, subject, base)
  )
  insert into statistic_hour (school_id, source, hour, unit_id, subject, outcome, count, amount)
  select $1::uuid, 'logins', (day.day + make_interval(hours => hour.h)) at time zone $4::text, unit.unit_id, kind.subject, kind.outcome, made.count, 0
    from day cross join hour cross join unit cross join kind
    cross join lateral (select kind.seed + 64 * day.number + hour.h as seed) as hourly
    cross join lateral (select floor(kind.base * hour.share * day.busy * (0.6 + 0.8 * ${chance('unit.unit_id', 'hourly.seed')})
      + ${chance('unit.unit_id', 'hourly.seed + 32')})::bigint as count) as made
   where made.count > 0
  union all
  select $1::uuid, 'logins', ($3::date - 60 + make_interval(hours => h)) at time zone $4::text, null, 'password', 'refused', 380 + 40 * h, 0
    from generate_series(2, 4) as h`

export const hoursToDays = `
  insert into statistic_day (school_id, source, day, unit_id, subject, outcome, count, amount)
  select school_id, source, (hour at time zone $4::text)::date, unit_id, subject, outcome, sum(count), sum(amount)
    from statistic_hour
   where school_id = $1 and source = 'logins' and hour >= $2::date::timestamp at time zone $4::text
     and hour < ($3::date + 1)::timestamp at time zone $4::text
   group by 1, 2, 3, 4, 5, 6`

const [outage, noPaper] = ['day.day between $3::date - 46 and $3::date - 45', 'day.day between $3::date - 20 and $3::date - 18']

/** All other sources by day: what happens, how often in a unit, what it adds up to. Where ids are subjects, one of them a day. */
export const countedDays = `
  with unit as materialized (${largestUnits}), day as materialized (${days}),
  template as (select array_agg(id::text order by position, id) as ids from document_template where school_id = $1),
  terminal as (select array_agg(id::text order by number) as ids from terminal where school_id = $1),
  process as (select array_agg(id::text order by position, id) as ids from approval_process where school_id = $1),
  kind as materialized (
    select *, ${seedOf('source', 'outcome', 'subject')} as seed from (values
      ('applications', 'normal', 'template', '', 0.5::float8, 1), ('applications', 'rejected', 'template', '', 0.03, 1),
      ('prints', 'done', 'terminal', '', 0.9, 4), ('prints', 'failed', 'terminal', '', 0.02, 1),
      ('mails', 'sent', '', '', 0.4, 0), ('mails', 'failed', '', 'mail_failed', 0.01, 0), ('mails', 'bounced', '', 'mail_bounced', 0.02, 0),
      ('payments', 'paid', '', 'wechat', 0.5, 800), ('payments', 'paid', '', 'alipay', 0.3, 800), ('payments', 'closed', '', 'wechat', 0.05, 0),
      ('verifications', 'valid', '', 'scan', 0.4, 0), ('verifications', 'valid', '', 'file', 0.2, 0), ('verifications', 'revoked', '', 'code', 0.02, 0),
      ('faces', 'passed', '', 'user', 0.5, 300), ('faces', 'failed', '', 'user', 0.04, 300),
      ('approvals', 'started', 'process', '', 0.5, 0), ('approvals', 'passed', 'process', '', 0.45, 90000),
      ('approvals', 'refused', 'process', '', 0.03, 60000), ('approvals', 'overdue', 'process', '', 0.03, 0),
      ('signs', 'in', '', 'scanned', 6.0, 0), ('signs', 'doubtful', '', 'scanned', 0.2, 0)
    ) as kind (source, outcome, ids, subject, base, worth)
  )
  insert into statistic_day (school_id, source, day, unit_id, subject, outcome, count, amount)
  select $1::uuid, kind.source, day.day, unit.unit_id, coalesce(named.id, kind.subject), kind.outcome, made.count, made.count * kind.worth
    from kind cross join day cross join unit cross join template cross join terminal cross join process
    cross join lateral (select ${chance('unit.unit_id', 'kind.seed + 2 * day.number')} as luck) as drawn
    cross join lateral (select case kind.ids when 'template' then template.ids[1 + floor(drawn.luck ^ 2 * cardinality(template.ids))::int]
      when 'terminal' then terminal.ids[1 + floor(drawn.luck * cardinality(terminal.ids))::int]
      when 'process' then process.ids[1 + floor(drawn.luck ^ 2 * cardinality(process.ids))::int] end as id) as named
    cross join lateral (select floor(kind.base * day.busy
      * case when kind.source in ('applications', 'mails', 'payments', 'verifications') then day.asking else 1 end
      * case when kind.source = 'mails' and ${outage} then case kind.outcome when 'sent' then 0 when 'failed' then 600 else 1 end
             when kind.source = 'prints' and ${noPaper} then case kind.outcome when 'done' then 0.3 when 'failed' then 150 else 1 end
             else 1 end
      * (0.4 + 1.2 * drawn.luck) + ${chance('unit.unit_id', 'kind.seed + 2 * day.number + 1')} * least(1, kind.base * 2))::bigint as count) as made
   where made.count > 0 and (kind.ids = '' or named.id is not null)`

/** Who logged in and who printed, day by day. */
export const countedPeople = `
  with day as materialized (${days}), student as materialized (${quietStudents})
  insert into person_day (school_id, source, day, person_id, unit_id)
  select $1::uuid, case when drawn.luck < 0.9 then 'logins' else 'prints' end, day.day, student.id, student.unit_id
    from day cross join student cross join lateral (select ${drawn('luck')} as luck) as drawn
   where drawn.luck < 0.06 * day.busy or drawn.luck >= 1 - 0.004 * day.busy`
