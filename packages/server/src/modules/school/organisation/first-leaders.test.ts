import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBefore } from '../../../testing/before-migration.ts'

let campus: Awaited<ReturnType<typeof openBefore>>

before(async () => {
  campus = await openBefore('0075-appointments.sql')
})
after(() => campus.close())

const names = { name: '甲', name_en: 'A', name_tw: '甲' }

const addManager = async (schoolId: string, number: string, unitId: string | null, since: string, state = 'active') => {
  const id = await campus.add('person', { school_id: schoolId, kind: 'teacher', number, name: number, state })
  await campus.database.query(
    'insert into person_role (person_id, school_id, role, scope_unit_id, created_at) values ($1, $2, $3, $4, $5)',
    [id, schoolId, 'manager', unitId, since],
  )
  return id
}

test('at first the active managers of a unit lead it, the longest in office first', async () => {
  const schoolId = await campus.add('school', { code: 'one', ...names })
  const [college, other] = [
    await campus.add('org_unit', { school_id: schoolId, kind: 'college', code: 'C1', ...names }),
    await campus.add('org_unit', { school_id: schoolId, kind: 'college', code: 'C2', ...names }),
  ]
  const second = await addManager(schoolId, 'T1', college, '2026-02-01')
  const first = await addManager(schoolId, 'T2', college, '2026-01-01')
  await addManager(schoolId, 'T3', college, '2025-01-01', 'disabled')
  await addManager(schoolId, 'T4', null, '2025-01-01')
  await campus.migrate()
  const { rows } = await campus.database.query(
    'select unit_id, post_id, person_id, position, ends_on from appointment order by unit_id, position',
  )
  assert.deepEqual(rows, [
    { unit_id: college, post_id: null, person_id: first, position: 1, ends_on: null },
    { unit_id: college, post_id: null, person_id: second, position: 2, ends_on: null },
  ])
  const { rows: revisions } = await campus.database.query('select leaders_revision from org_unit where id = $1', [other])
  assert.deepEqual(revisions, [{ leaders_revision: 0 }])
})
