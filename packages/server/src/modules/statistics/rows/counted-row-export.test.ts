import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { askExport, downloadExport, exportById } from '@campus/contract/logs/exports.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { statisticRows } from '@campus/contract/statistics/rows.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { fillIn, makeRecorded } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const noon = '2026-03-10T04:00:00.000Z'
const filter = { source: 'registrations', from: '2026-03-10T00:00:00.000Z', until: '2026-03-11T00:00:00.000Z' } as const
const wanted: GivenTo<typeof askExport> = { source: 'counted_rows', columns: ['at', 'name', 'outcome'], format: 'csv', reason: '核对数字' }

/** Five registrations: three of one moment, one a microsecond later, one of the day after. */
const openSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const [north, south] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, north)
  const people = []
  for (const [unitId, at] of [
    [north, noon],
    [north, noon],
    [south, noon],
    [south, '2026-03-10T04:00:00.000001Z'],
    [north, '2026-03-11T00:00:00.000Z'],
  ] as const) {
    const recorded = await makeRecorded(campus(), schoolId, { unitId })
    const { id } = (await fillIn(campus(), recorded)).data
    await sql.updateTable('registration_case').set({ created_at: at }).where('id', '=', id).execute()
    people.push(recorded)
  }
  return { sql, schoolId, admin, manager, north, south, people }
}

test('the rows behind a mark are exported in the order of their screen, also where several have one moment', async () => {
  const { admin, manager, north, south, people } = await openSchool()
  const shown = async (who: typeof admin, more: object = {}) =>
    (await ask(statisticRows, { ...filter, ...more, pageSize: 100 }, who)).data.rows.map(({ person }) => person?.number)
  const exported = (who: typeof admin, more: object = {}) =>
    exportedColumn(campus(), who, { source: 'counted_rows', column: 'number', filter: { ...filter, ...more } })
  const whole = await shown(admin)
  assert.deepEqual([whole[0], new Set(whole)], [people[3]?.number, new Set(people.slice(0, 4).map(({ number }) => number))])
  for (const [who, more, count] of [
    [admin, {}, 4],
    [admin, { unitId: south }, 2],
    [admin, { outcome: 'registered' }, 0],
    [manager, {}, 2],
    [manager, { unitId: north }, 2],
  ] as const) {
    const rows = await exported(who, more)
    assert.deepEqual([rows, rows.length], [await shown(who, more), count])
  }
})

test('a file of counted rows is asked for, noted and given out like that of every list', async () => {
  const { admin, manager, people, sql } = await openSchool()
  const { data } = await ask(askExport, { ...wanted, filter }, { ...admin, language: 'en_US' })
  assert.deepEqual(data.filter, [
    { title: 'Counted', text: 'Registrations' },
    { title: 'From', text: '2026-03-10 08:00:00' },
    { title: 'Until', text: '2026-03-11 08:00:00' },
  ])
  const ready = await eventually(async () => {
    const { data: now } = await ask(exportById, { id: data.id }, admin)
    return now.state === 'running' ? undefined : now
  })
  assert.deepEqual([ready.state, ready.processed], ['ready', 4])
  const file = await fetchCall(
    campus().url,
    downloadExport,
    { id: data.id },
    { token: admin.token, headers: { 'x-requested-with': 'campus' } },
  )
  assert.equal((await file.text()).trim().split('\n').length, 5)
  const views = sql.selectFrom('profile_view').where('viewer_id', '=', admin.person.id).where('what', '=', 'export').select('person_id')
  assert.deepEqual(new Set((await views.execute()).map(({ person_id }) => person_id)), new Set(people.slice(0, 4).map(({ id }) => id)))
  assert.equal((await ask(profileViews, {}, manager)).data.total, 0)
})

test('what somebody may not open is not exported either', async () => {
  const { admin, manager, south, schoolId, sql } = await openSchool()
  const foreign = await makeUnit(sql, (await enter(campus())).schoolId, { kind: 'college' })
  const errorOf = async (who: typeof admin, given: object) =>
    (await ask(askExport, { ...wanted, filter: { ...filter, ...given } }, who)).error
  for (const unitId of [south, foreign, randomUUID()]) assert.equal(await errorOf(manager, { unitId }), 'not_found')
  assert.equal(await errorOf(admin, { unitId: foreign }), 'not_found')
  assert.equal(await errorOf(manager, { source: 'approvals' }), 'not_found')
  assert.equal(await errorOf(manager, { source: 'logins' }), 'not_found')
  assert.equal(await errorOf(admin, { source: 'calls' }), 'not_found', 'requests are counted without rows')
  assert.equal(await errorOf(admin, { until: filter.from }), 'span_reversed')
  assert.equal(await errorOf(admin, { until: '2029-01-01T00:00:00.000Z' }), 'span_too_long')
  assert.equal((await ask(askExport, { ...wanted, filter: {} }, admin)).error, 'bad_input')
  assert.equal(await errorOf(await enter(campus(), { schoolId }), {}), 'forbidden')
})

test('who may no longer open the rows of a source cannot fetch their file', async () => {
  const { admin, sql } = await openSchool()
  const { data } = await ask(askExport, { ...wanted, filter: { ...filter, source: 'approvals' } }, admin)
  await eventually(async () => (await ask(exportById, { id: data.id }, admin)).data.state === 'ready' || undefined)
  await sql
    .updateTable('person_role')
    .set({ role: 'manager' })
    .where('person_id', '=', admin.person.id)
    .where('role', '=', 'admin')
    .execute()
  const file = await fetchCall(
    campus().url,
    downloadExport,
    { id: data.id },
    { token: (await comeBack(campus(), admin)).token, headers: { 'x-requested-with': 'campus' } },
  )
  assert.equal(Envelope.parse(await file.json()).error, 'export_right_ended')
})
