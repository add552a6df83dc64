import { chance, days, drawn, hours, quietStudents } from './patterns.ts'

/** An id that carries the moment, as the logs have it. */
const idAt = (at: string, ...words: readonly string[]) =>
  `(left(replace(first_id_at(${at})::text, '-', ''), 12) || '7' || left(md5(concat_ws(' ', ${words.join(', ')})), 3) || '8'
    || substr(md5(concat_ws(' ', ${words.join(', ')})), 4, 15))::uuid`

const moment = `(day.day + make_interval(hours => (${hours})[1 + floor(${drawn('hour')} * 32)::int],
  mins => floor(${drawn('minute')} * 60)::int)) at time zone $4::text`

const studentDays = `day as materialized (${days}), student as materialized (${quietStudents})`

/** Logins of the last days, one in twenty refused; and on one night somebody tried passwords from one network. */
export const loginRows = `
  with ${studentDays}, login as (
    select student.id as person_id, student.unit_id, ${moment} as at, ${drawn('luck')} as luck
      from day cross join student
     where ${drawn('comes')} < 0.11 * day.busy
    union all
    select null::uuid, null::uuid, ($3::date - 11 + make_interval(hours => 2, secs => number * 23)) at time zone $4::text, -1
      from generate_series(1, 420) as number
  )
  insert into login_log (id, school_id, person_id, unit_id, created_at, outcome, way, network, device_name, reason)
  select ${idAt('at', 'at', 'person_id', 'row_number() over (order by at, person_id)')}, $1::uuid, person_id, unit_id, at,
         case when luck < 0.05 then 'refused' else 'in' end,
         case when luck < 0.7 then 'password' else 'wechat' end,
         case when luck < 0 then '203.0.113.77' else '10.20.' || floor(luck * 40)::int || '.' || 1 + floor(luck * 200)::int end,
         case when luck < 0 then 'curl/8.5' when luck < 0.6 then 'Android' else 'Windows' end,
         case when luck < 0.05 then 'wrong_password' else '' end
    from login`

/** What the server would have told about that night. */
export const attackHints = `
  insert into statistic_hint (school_id, source, outcome, hour, count, usual_from, usual_to, explained_kind, explained_key, explained_count, told_at)
  select $1::uuid, 'logins', outcome, hour, count(*), 0, 0, 'network', network, count(*), hour + interval '64 minutes'
    from (select outcome, network, date_trunc('hour', created_at, $4::text) as hour from login_log
           where school_id = $1 and network = '203.0.113.77'
             and created_at >= $2::date::timestamp at time zone $4 and created_at < ($3::date + 1)::timestamp at time zone $4) as tried
   group by outcome, hour, network`

/** Requests of the same days, by the hour. */
export const requestRows = `
  insert into call_count (school_id, at, call, outcome, count, milliseconds)
  select $1::uuid, at, kind.call, kind.outcome, made.count, made.count * kind.ms
    from (${days}) as day
    cross join (select h, count(*) as share from unnest(${hours}) as h group by h) as hour
    cross join (values ('GET /tcyApi/index/init', 'done', 40, 9), ('GET /tcyApi/msg/has', 'done', 25, 6), ('POST /openApi/login', 'done', 8, 90),
      ('POST /openApi/login', 'refused', 1, 80), ('GET /tcyApi/getScores', 'done', 12, 14)) as kind (call, outcome, base, ms)
    cross join lateral (select (day.day + make_interval(hours => hour.h, mins => 30)) at time zone $4::text as at) as moment
    cross join lateral (select floor(kind.base * hour.share * day.busy * (0.7 + 0.6 * ${chance('$1::uuid', 'day.number * 10000 + hour.h * 100 + kind.base')}))::int as count) as made
   where made.count > 0`

/** Face checks of the same days, one in nine failed. */
export const faceRows = `
  with ${studentDays}
  insert into face_call (id, school_id, person_id, unit_id, created_at, purpose, outcome, fault, ms, consent, network, device_name)
  select ${idAt('at', "'face'", 'at', 'person_id')}, $1::uuid, person_id, unit_id, at, case when luck < 0.5 then 'user' else 'login' end,
         case when luck < 0.11 then 'failed' else 'passed' end, case when luck < 0.11 then 'other_person' else '' end,
         300 + floor(luck * 500)::int, 'given', '10.20.' || floor(luck * 40)::int || '.8', 'Android'
    from (select student.id as person_id, student.unit_id, ${moment} as at, ${drawn('face')} as luck
            from day cross join student
           where ${drawn('measured')} < 0.004 * day.busy) as measured`

/** What people did with photos on the same days. */
export const photoRows = `
  with ${studentDays}
  insert into photo_event (id, school_id, person_id, unit_id, actor_id, created_at, action, network)
  select ${idAt('at', "'photo'", 'at', 'person_id')}, $1::uuid, person_id, unit_id, person_id, at,
         case when luck < 0.6 then 'taken' else 'replaced' end, '10.20.' || floor(luck * 40)::int || '.9'
    from (select student.id as person_id, student.unit_id, ${moment} as at, ${drawn('photo')} as luck
            from day cross join student
           where ${drawn('taken')} < 0.003 * day.busy) as taken`
