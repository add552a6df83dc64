import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { loginLog } from '@campus/contract/logs/login-log.ts'
import { operateLog } from '@campus/contract/logs/operate-log.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { systemContext } from '../../context/context.ts'
import { countRows } from '../../platform/db/paging.ts'
import { runText } from '../../platform/db/sql.ts'
import { idAt } from '../../platform/db/time-id.ts'
import { asker } from '../../testing/ask.ts'
import { openLogSchool } from '../../testing/log-school.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { makeUnit } from '../../testing/units.ts'
import { logSources } from './log-source.extension.ts'
import { readPage } from './reading/read-log.service.ts'
import { sweepLogs } from './retention/retention.service.ts'

const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const day = 24 * 3600 * 1000

type School = Awaited<ReturnType<typeof openLogSchool>>

/** A refused login at a moment, as the server writes it. */
const refusedAt = (school: School, at: Date, more: { deviceName?: string; network?: string; unitId?: string | null } = {}) =>
  campus()
    .base.sql.insertInto('login_log')
    .values({
      id: idAt(at),
      school_id: school.schoolId,
      person_id: school.student.person.id,
      unit_id: more.unitId ?? null,
      way: 'password',
      outcome: 'refused',
      reason: 'wrong_password',
      device_name: more.deviceName ?? '',
      network: more.network ?? '10.1.2.3',
      created_at: at,
    })
    .execute()

const logins = (school: School, input: GivenTo<typeof loginLog> = {}) => ask(loginLog, input, { ...school.admin, language: 'en_US' })

test('logins are paged across the border of a month, newest first, each once, and counted', async () => {
  const school = await openLogSchool(campus())
  const { clock } = campus()
  const border = Date.UTC(clock.now().getUTCFullYear(), clock.now().getUTCMonth() + 1, 1)
  for (let index = -3; index < 4; index += 1) await refusedAt(school, new Date(border + index * 1000))
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await logins(school, { personId: school.student.person.id, pageSize: 3, ...(cursor && { cursor }) })
    assert.equal(data.total, 7)
    seen.push(...data.rows.map(({ at }) => at))
    cursor = data.nextCursor ?? undefined
  } while (cursor)
  assert.equal(seen.length, 7)
  assert.deepEqual(seen, seen.toSorted().toReversed())
  const { rows } = await runText(campus().base.sql, 'select distinct tableoid::regclass::text from login_log where school_id = $1', [
    school.schoolId,
  ])
  assert.ok(rows.length >= 2)
})

test('a filter narrows by time, outcome, network, unit and words, whatever signs the words hold', async () => {
  const school = await openLogSchool(campus())
  const { sql } = campus().base
  const now = campus().clock.now()
  const unit = await makeUnit(sql, school.schoolId, { kind: 'college' })
  await refusedAt(school, new Date(now.getTime() - 40 * day), { deviceName: '100%_\\ <script>=1+1', unitId: unit })
  await refusedAt(school, new Date(now.getTime() - day), { network: '192.168.7.9' })
  const count = async (input: GivenTo<typeof loginLog>) => (await logins(school, input)).data.total
  assert.equal(await count({ outcome: 'refused' }), 2)
  assert.equal(await count({ outcome: 'refused', network: '192.168.' }), 1)
  assert.equal(await count({ words: '%_\\' }), 1)
  assert.equal(await count({ words: '<script>=' }), 1)
  assert.equal(await count({ words: '小满' }), 2)
  const agent = (browser: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36${browser}`
  await refusedAt(school, new Date(now.getTime() - 41 * day), { deviceName: agent('') })
  await refusedAt(school, new Date(now.getTime() - 42 * day), { deviceName: agent(' Edg/141.0') })
  assert.equal(await count({ words: 'Chrome · Windows' }), 1, 'as it is shown, not as the browser says it')
  assert.equal(await count({ words: 'Edge' }), 1)
  assert.deepEqual(
    [await count({ words: '密码错误' }), await count({ words: 'wrong password' }), await count({ words: '错误密码' })],
    [4, 4, 0],
  )
  assert.equal(await count({ unitId: unit }), 1)
  assert.equal(await count({ from: new Date(now.getTime() - 2 * day).toISOString(), outcome: 'refused' }), 1)
  assert.equal(await count({ until: new Date(now.getTime() - 35 * day).toISOString().slice(0, 10), outcome: 'refused' }), 3)
  const [row] = (await logins(school, { network: '192.168.' })).data.rows
  assert.deepEqual([row?.person?.name, row?.way, row?.reason], ['林小满', 'Password', 'Wrong password'])
})

test('reversed and endless spans, days that do not exist and cursors of another log or school are refused', async () => {
  const [school, other] = [await openLogSchool(campus()), await openLogSchool(campus())]
  const refused = async (input: GivenTo<typeof loginLog>, field: string) => {
    const answer = await logins(school, input)
    assert.equal(answer.error, 'bad_input')
    assert.ok(answer.fields?.[field], JSON.stringify(answer))
  }
  await refused({ from: '2026-03-02', until: '2026-03-01' }, 'until')
  await refused({ from: '2001-01-01' }, 'until')
  await refused({ from: '2026-02-30' }, 'from')
  await refused({ cursor: crypto.randomUUID() }, 'cursor')
  for (const one of [school, other])
    for (const index of [1, 2]) await refusedAt(one, new Date(campus().clock.now().getTime() - index * 1000))
  const { nextCursor } = (await logins(other, { outcome: 'refused', pageSize: 1 })).data
  assert.ok(nextCursor)
  await refused({ cursor: nextCursor }, 'cursor')
  assert.equal((await ask(operateLog, { cursor: nextCursor }, other.admin)).error, 'bad_input')
  assert.equal((await ask(logTrail, {}, school.admin)).error, 'trail_of_nothing')
})

test('somebody or something of another school answers like what is missing', async () => {
  const [school, other] = [await openLogSchool(campus()), await openLogSchool(campus())]
  const unit = await makeUnit(campus().base.sql, other.schoolId, { kind: 'college' })
  for (const input of [{ personId: other.student.person.id }, { personId: crypto.randomUUID() }, { unitId: unit }])
    assert.equal((await logins(school, input)).error, 'not_found')
  assert.deepEqual((await ask(logTrail, { subjectId: other.student.person.id }, school.admin)).data.rows, [])
  assert.equal((await ask(loginLog, {}, school.student)).error, 'forbidden')
})

test('a rare search stops when its time is over, says how far it looked, and goes on from there', async () => {
  const school = await openLogSchool(campus())
  const now = campus().clock.now()
  await refusedAt(school, new Date(now.getTime() - 100 * day), { deviceName: 'rare' })
  const ctx = systemContext(campus().base)
  const { login: source } = logSources.of(ctx)
  const where = { schoolId: school.schoolId, words: 'rare' }
  // A machine so slow that every piece takes all the time.
  const slow = {
    ...source,
    list: (...given: Parameters<typeof source.list>) => {
      stall()
      return source.list(...given)
    },
  }
  const first = await readPage(ctx, slow, { where, name: 'login', pageSize: 5 })
  assert.deepEqual([first.rows.length, first.searchedBackTo !== null, first.nextCursor !== null], [0, true, true])
  const rest = await readPage(ctx, source, { where, name: 'login', pageSize: 5, cursor: first.nextCursor ?? '' })
  assert.deepEqual([rest.rows.length, rest.searchedBackTo, rest.nextCursor], [1, null, null])
})

/** Longer than one answer may search. */
const stall = () => {
  const end = performance.now() + 1600
  while (performance.now() < end);
}

test('logins go after the time that the school set, never before half a year, in whole months where nobody wants them', async () => {
  const school = await openLogSchool(campus())
  const { sql } = campus().base
  const value = JSON.stringify({ messages: 30, loginLog: 30, profileViews: 30 })
  await sql.insertInto('school_setting').values({ school_id: school.schoolId, key: 'retention', value }).execute()
  const now = campus().clock.now()
  for (const days of [400, 181, 179]) await refusedAt(school, new Date(now.getTime() - days * day), { deviceName: `${days}` })
  await sweepLogs(systemContext(campus().base))
  const kept = await sql
    .selectFrom('login_log')
    .where('school_id', '=', school.schoolId)
    .where('outcome', '=', 'refused')
    .select('device_name')
    .execute()
  assert.deepEqual(kept, [{ device_name: '179' }])
  const rowsGone = async () =>
    (
      await sql
        .selectFrom('retention_run')
        .where('school_id', '=', school.schoolId)
        .where('kind', '=', 'login_log')
        .select('rows')
        .executeTakeFirstOrThrow()
    ).rows
  assert.equal(await rowsGone(), 2)
  const left = await countRows(sql.selectFrom('login_log').where('school_id', '=', school.schoolId))
  campus().clock.advance(800 * 24 * 3600)
  const before = (await runText(sql, "select count(*) from pg_inherits where inhparent = 'login_log'::regclass")).rows[0]?.['count']
  await sweepLogs(systemContext(campus().base))
  const after = (await runText(sql, "select count(*) from pg_inherits where inhparent = 'login_log'::regclass")).rows[0]?.['count']
  assert.ok(Number(after) < Number(before))
  assert.equal(await rowsGone(), left, 'rows of a dropped month are counted as well')
})
