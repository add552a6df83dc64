import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retention } from '@campus/contract/operations/retention.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweep as sweepAccounts } from '../../account/housekeeping/housekeeping.service.ts'
import { sweepVisits } from '../../kiosk/sweep.service.ts'
import { sweepPeople } from '../../people/privacy/people-sweep.service.ts'
import { noteRemoval, retentionKind } from '../../retention.ts'

const campus = useTestCampus()
const day = 86_400

const ago = (days: number) => new Date(campus().clock.now().getTime() - days * day * 1000)

test('an auditor reads what is kept for how long, what goes when, and what the last run took; logs are kept 180 days at least', async () => {
  const { base } = campus()
  const ask = asker(campus().url)
  const auditor = await enter(campus(), { kind: 'teacher', roles: ['auditor'] })
  const { schoolId, person } = auditor
  const kept = { messages: 30, loginLog: 30, profileViews: 60, approvals: 365 }
  await base.sql
    .insertInto('school_setting')
    .values({ school_id: schoolId, key: 'retention', value: JSON.stringify(kept) })
    .execute()
  const view = (days: number, what: 'card' | 'record') =>
    base.sql
      .insertInto('profile_view')
      .values({ school_id: schoolId, person_id: person.id, viewer_id: person.id, what, created_at: ago(days) })
      .execute()
  await view(61, 'card')
  await view(59, 'record')
  await sweepPeople(systemContext(base))
  await sweepPeople(systemContext(base))
  const { kinds } = (await ask(retention, {}, auditor)).data
  const of = (kind: string) => kinds.find((each) => each.kind === kind)
  assert.deepEqual([of('login_log')?.keptSeconds, of('login_log')?.isRaised, of('message')?.keptSeconds], [180 * day, true, 30 * day])
  assert.deepEqual([of('audit_entry')?.keptSeconds, of('audit_entry')?.state], [null, 'kept'])
  const views = of('profile_view')
  // The second run found nothing; what the first one took stays known.
  assert.deepEqual([views?.lastRows, views?.deletedRows, views?.keptSeconds, views?.isOfSchool], [0, 1, 60 * day, true])
  assert.equal(Date.parse(views?.goesAt ?? '') - Date.parse(views?.oldestAt ?? ''), 60 * day * 1000)
  assert.ok(Date.parse(views?.nextRunAt ?? '') > Date.now() - 60_000)
  const student = await enter(campus(), { schoolId })
  assert.equal((await ask(retention, {}, student)).error, 'forbidden')
})

test('sweeps of two areas tell how many rows went, each with its schedule; one that misses two runs is late', async () => {
  const { base, clock } = campus()
  const ask = asker(campus().url)
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const key = (name: string, days: number) =>
    base.sql
      .insertInto('throttle')
      .values({ key: `retention-test:${name}`, count: 1, window_ends_at: ago(days) })
      .execute()
  await sweepAccounts(systemContext(base))
  await key('one', 3)
  await key('other', 4)
  await key('fresh', 0)
  await sweepAccounts(systemContext(base))
  await sweepVisits(systemContext(base))
  const read = async (filter: { area?: 'account' | 'kiosk'; state?: 'late' | 'done' } = {}) =>
    (await ask(retention, filter, admin)).data.kinds
  const counters = (await read()).find(({ kind }) => kind === 'throttle')
  assert.deepEqual([counters?.area, counters?.lastRows, counters?.deletedRows, counters?.state], ['account', 2, 2, 'done'])
  assert.deepEqual([counters?.keptSeconds, counters?.isOfSchool], [3600, false])
  assert.deepEqual(
    (await read({ area: 'kiosk' })).map(({ kind, state, lastRows }) => [kind, state, lastRows]),
    [['terminal_visit', 'done', 0]],
  )
  clock.advance(3 * 60)
  assert.deepEqual(
    (await read({ area: 'kiosk', state: 'late' })).map(({ kind }) => kind),
    ['terminal_visit'],
  )
  assert.ok((await read({ area: 'account', state: 'done' })).some(({ kind }) => kind === 'throttle'))
})

test('the list is exported as it is narrowed', async () => {
  const auditor = await enter(campus(), { kind: 'teacher', roles: ['auditor'] })
  const column = (name: string) => exportedColumn(campus(), auditor, { source: 'retention', column: name, filter: { area: 'appraisal' } })
  assert.deepEqual(await column('name'), ['参评记录（评教结束后）'])
  assert.deepEqual(await column('kept'), [String(90 * 24)])
})

test('a removal that fails is marked from its first failure on, until one succeeds', async () => {
  const { base, clock } = campus()
  const ask = asker(campus().url)
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const enrolments = retentionKind({ kind: 'terminal_enrolment', name: ['', '', ''], keptFor: day })
  const run = (remove: () => Promise<number>) => noteRemoval(systemContext(base), enrolments, remove)
  const read = async () => (await ask(retention, { area: 'terminals' }, admin)).data.kinds[0]
  await run(() => Promise.resolve(4))
  await assert.rejects(
    run(() => Promise.reject(new Error('no table'))),
    /no table/,
  )
  const failed = await read()
  assert.deepEqual([failed?.state, failed?.lastRows, failed?.failedAt === null], ['failed', 4, false])
  clock.advance(60)
  await assert.rejects(run(() => Promise.reject(new Error('still no table'))))
  assert.deepEqual([(await read())?.failedAt, (await read())?.lastRows], [failed?.failedAt, 4])
  await run(() => Promise.resolve(0))
  assert.deepEqual([(await read())?.state, (await read())?.failedAt, (await read())?.deletedRows], ['done', null, 4])
})
