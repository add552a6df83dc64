import { loginLog } from '@campus/contract/logs/login-log.ts'
import { userDayStat } from '@campus/contract/statistics/charts.ts'
import { systemContext } from '@campus/server/context/context.ts'
import { rollUpSource } from '@campus/server/modules/statistics/counting/roll-up.service.ts'
import { openDatabase, runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { idAt } from '@campus/server/platform/db/time-id.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { makePerson } from '@campus/server/testing/people.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'
import { headersFor } from './demo-server.ts'
import { lanes, measure } from './lanes.ts'
import { compare, medianOf, type Target } from './load.ts'
import { addPeople } from './past-orders.ts'

const peopleOfSchool = 20_000
const days = 365
const dayMs = 86_400_000

/** Spread over a year, one after the other, as a log grows; without triggers, which would announce every hour. */
const fillLog = `
  insert into login_log (id, school_id, person_id, way, outcome, network, device_name, created_at)
  select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
         $1, people.id, (array['password', 'phone', 'email', 'passkey'])[1 + n % 4], (array['in', 'in', 'in', 'refused', 'out'])[1 + n % 5],
         '10.' || n % 200 || '.0.' || n % 250, 'Phone ' || n % 50, at
  from generate_series(1, $2::bigint) as n
  cross join lateral (select now() - interval '${days} days' * (1 - n::double precision / $2)) as moment (at)
  join (select id, row_number() over (order by id) - 1 as place from person where school_id = $1 and number like 'past-%') as people
    on people.place = n * 7919 % ${peopleOfSchool}`

const writeRow = `
  insert into login_log (id, school_id, person_id, unit_id, way, outcome, network, device_name)
  select $1, $2, id, org_unit_id, 'password', 'in', '10.0.0.1', 'Phone' from person where id = $3`

const indexesOfLog = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
  from pg_index where indrelid = 'login_log'::regclass and not indisprimary`

/** A school of many people with a year of logins. Its indexes are made again at the end, which is many times faster than row by row. */
export const fillLogins = async (sql: Sql, schoolId: string, rows: number): Promise<void> => {
  await addPeople(sql, schoolId, peopleOfSchool)
  await sql.transaction().execute(async (sql) => {
    for (const setting of ['statement_timeout = 0', "session_replication_role = 'replica'", "maintenance_work_mem = '512MB'"])
      await runText(sql, `set local ${setting}`)
    const { rows: indexes } = await runText(sql, indexesOfLog)
    for (const { name } of indexes) await runText(sql, `drop index ${String(name)}`)
    await runText(sql, fillLog, [schoolId, rows])
    for (const { made } of indexes) await runText(sql, String(made).replace(' ON ONLY ', ' ON '))
  })
  await runText(sql, 'vacuum analyze login_log')
}

/** The cursor behind so many pages. */
const turnPages = async (url: string, headers: Target['headers'], pages: number) => {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const response = await fetch(`${url}${loginLog.path}?pageSize=100${cursor && `&cursor=${cursor}`}`, { headers })
    const { data } = (await response.json()) as { data: { nextCursor: string | null } }
    if (!data.nextCursor) throw new Error('the log is too short for a deep page')
    cursor = encodeURIComponent(data.nextCursor)
  }
  return cursor
}

const deepPages = 100

/** A school that has logged a year of logins, counted by hour and day. */
const openLogged = async (rows: number) => {
  const campus = await openTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' }, checksOutput: false })
  const { schoolId, token } = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const database = openDatabase(campus.databaseUrl, { maxConnections: lanes, onError: () => undefined })
  const { sql } = database
  await fillLogins(sql, schoolId, rows)
  const began = performance.now()
  await runText(
    sql,
    "insert into statistic_counted (source, counted_at) values ('logins', $1) on conflict (source) do update set counted_at = excluded.counted_at",
    [new Date(Date.now() - days * dayMs)],
  )
  await rollUpSource(systemContext(campus.base), 'logins')
  const countedIn = (performance.now() - began) / 1000
  await runText(sql, 'vacuum analyze statistic_hour, statistic_day, person_day')
  const stranger = await makePerson(sql, schoolId)
  const headers = headersFor(token)
  const get = (path: string): Target => ({ url: campus.url + path, method: 'GET', headers })
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const cursor = await turnPages(campus.url, headers, deepPages)
  return {
    sql,
    schoolId,
    countedIn,
    targets: {
      first: get(loginLog.path),
      deep: get(`${loginLog.path}?pageSize=100&cursor=${cursor}`),
      empty: get(`${loginLog.path}?personId=${stranger.id}`),
      year: get(`${userDayStat.path}?from=${dayOf(Date.now() - (days - 2) * dayMs)}&until=${dayOf(Date.now())}`),
    },
    write: () => runText(sql, writeRow, [idAt(new Date()), schoolId, stranger.id]),
    close: async () => {
      await database.close()
      await campus.close()
    },
  }
}

type Logged = Awaited<ReturnType<typeof openLogged>>

const millisecondsOf = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The numbers of a year's chart from its roll-ups, and from the rows themselves. */
const compareCounting = async ({ sql, schoolId }: Logged, rounds: number) => {
  const fromRollUps = `select day, outcome, sum(count) from statistic_day where school_id = $1 and source = 'logins' group by day, outcome`
  const fromRows = `select (created_at at time zone 'Asia/Shanghai')::date as day, outcome, count(*) from login_log where school_id = $1 group by 1, 2`
  const times = { rollUps: [] as number[], rows: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.rollUps.push(await millisecondsOf(() => runText(sql, fromRollUps, [schoolId])))
    times.rows.push(await millisecondsOf(() => runText(sql, fromRows, [schoolId])))
  }
  const [rollUps, rows] = [medianOf(times.rollUps), medianOf(times.rows)]
  return { rollUps, rows, ratio: rows / rollUps }
}

const compareWrites = async (large: Logged, small: Logged, rounds: number, seconds: number) => {
  const rates = { large: [] as number[], small: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    rates.large.push((await measure(seconds, large.write)).perSecond)
    rates.small.push((await measure(seconds, small.write)).perSecond)
  }
  const [ours, bare] = [medianOf(rates.large), medianOf(rates.small)]
  return { ours: { perSecond: ours }, bare: { perSecond: bare }, ratio: ours / bare }
}

/** A school with many rows and one with few, in turns. */
export const measureLogs = async ([few, many]: readonly [number, number], rounds: number, seconds: number) => {
  const [small, large] = [await openLogged(few), await openLogged(many)]
  try {
    const pair = (name: keyof Logged['targets']) => compare(large.targets[name], small.targets[name], rounds, seconds)
    return {
      countedIn: large.countedIn,
      first: await pair('first'),
      deep: await pair('deep'),
      empty: await pair('empty'),
      year: await pair('year'),
      write: await compareWrites(large, small, rounds, seconds),
      counting: await compareCounting(large, rounds),
    }
  } finally {
    await small.close()
    await large.close()
  }
}
