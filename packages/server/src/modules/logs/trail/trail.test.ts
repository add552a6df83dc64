import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { logTrail, type TrailList } from '@campus/contract/logs/trail.ts'
import { sql as fragment } from 'kysely'
import { systemContext } from '../../../context/context.ts'
import { idAt } from '../../../platform/db/time-id.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { trailWrites } from '../../../testing/trail-entries.ts'
import { makeUnit } from '../../../testing/units.ts'
import { listTrailEntries } from './trail-rows.repository.ts'
import { trailSources } from './trail-sources.extension.ts'

const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openSchool = async () => {
  const { base } = campus()
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const student = await enter(campus(), { schoolId, name: '林小满' })
  const [own, other] = [await makeUnit(base.sql, schoolId, { kind: 'college' }), await makeUnit(base.sql, schoolId, { kind: 'college' })]
  await base.sql.updateTable('person').set({ org_unit_id: own }).where('id', '=', student.person.id).execute()
  return { base, admin, schoolId, personId: student.person.id, unitId: own, other }
}
type School = Awaited<ReturnType<typeof openSchool>>

const lists = Object.entries(trailWrites) as [TrailList, (typeof trailWrites)[TrailList]][]

const readAll = async (school: Pick<School, 'admin'>, filter: GivenTo<typeof logTrail>) => {
  const rows = []
  let cursor: string | undefined
  do {
    const { data, msg } = await ask(logTrail, { ...filter, ...(cursor && { cursor }) }, { ...school.admin, language: 'en_US' })
    assert.ok(data, msg)
    rows.push(...data.rows)
    cursor = data.nextCursor ?? undefined
  } while (cursor)
  return rows
}

for (const [log, write] of lists)
  test(`${log}: found by person and by thing, by nobody of another school, and not in another unit`, async () => {
    const [school, stranger] = [await openSchool(), await openSchool()]
    const { base, personId, schoolId, unitId, other } = school
    const things = await write(school, campus().clock.now())
    const ofPerson = (await readAll(school, { personId })).filter((row) => row.log === log && row.id.endsWith(things[0] ?? ''))
    assert.equal(ofPerson.length, 1)
    const [row] = ofPerson
    assert.ok(row && row.what !== '' && row.outcome !== '' && row.screen)
    assert.equal(row.person?.id, personId)
    for (const subjectId of things) {
      assert.deepEqual(
        (await readAll(school, { subjectId })).filter((found) => found.log === log),
        [row],
        subjectId,
      )
      assert.deepEqual(await readAll(stranger, { subjectId }), [])
    }
    assert.deepEqual(await readAll(school, { subjectId: randomUUID() }), [])
    assert.deepEqual(await readAll(school, { requestId: things[0] ?? '' }), [])
    const source = trailSources.of(systemContext(campus().base))[log]
    const inUnit = async (unit: string) =>
      (await listTrailEntries(base.sql, source, { schoolId, personId, unitIds: [unit] }, 10)).some(({ id }) => id === things[0])
    assert.deepEqual([await inUnit(unitId), await inUnit(other)], [true, false])
  })

test('a trail is for administrators and auditors alone, and who may not read a list sees nothing of it', async () => {
  const school = await openSchool()
  const { schoolId, personId } = school
  for (const [, write] of lists) await write(school, campus().clock.now())
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(logTrail, { personId }, manager)).error, 'forbidden')
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  const sources = trailSources.of(systemContext(campus().base))
  for (const [who, role] of [
    [school.admin, 'admin'],
    [auditor, 'auditor'],
  ] as const) {
    const found = new Set((await readAll({ admin: who }, { personId })).map(({ log }) => log))
    const sees = (log: TrailList) => sources[log].who.includes(role) && (log !== 'exports' || role === 'admin')
    for (const [log] of lists) assert.equal(found.has(log), sees(log), `${role} ${log}`)
  }
})

test('entries of one moment are paged each once, in every list and across them', async () => {
  const school = await openSchool()
  const { personId } = school
  const at = later(campus().clock.now(), -60)
  for (const moment of [at, later(at, 1)]) for (const [, write] of lists) for (let i = 0; i < 3; i += 1) await write(school, moment)
  const logins = Array.from({ length: 3 }, () => ({
    id: idAt(at),
    school_id: school.schoolId,
    person_id: personId,
    way: 'password',
    outcome: 'refused' as const,
    created_at: at,
  }))
  await school.base.sql.insertInto('login_log').values(logins).execute()
  // The database keeps microseconds, which our clock does not know.
  await fragment`
    update payment set created_at = created_at + interval '300 microseconds'
     where id in (select id from payment where person_id = ${personId} order by created_at, id limit 4)`.execute(school.base.sql)
  const whole = await readAll(school, { personId, pageSize: 100 })
  assert.equal(new Set(whole.map(({ id }) => id)).size, whole.length)
  for (const [name] of lists) assert.ok(whole.filter(({ log }) => log === name).length >= 6, name)
  for (const pageSize of [1, 2, 5]) assert.deepEqual(await readAll(school, { personId, pageSize }), whole, `${pageSize} a page`)
  const exported = await exportedColumn(campus(), school.admin, { source: 'trail', column: 'log', filter: { personId } })
  assert.equal(exported.length, whole.length)
})
