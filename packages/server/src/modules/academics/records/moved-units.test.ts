import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveUnit } from '@campus/contract/school/console/organisation.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { makeRecord } from '../../../testing/studies.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

const open = async () => {
  const { sql } = campus().base
  const { token, schoolId } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const [college, otherCollege] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const [major, otherMajor] = [
    await makeUnit(sql, schoolId, { kind: 'major', parentId: college }),
    await makeUnit(sql, schoolId, { kind: 'major', parentId: otherCollege }),
  ]
  const group = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const record = async (more: Parameters<typeof makeRecord>[2]) => {
    const person = await makePerson(sql, schoolId)
    return makeRecord(sql, person, { college_id: college, major_id: major, class_id: group, ...more })
  }
  const move = async (id: string, kind: 'class' | 'major', parentId: string) => {
    const named = { code: id.slice(-8), name: '单位', nameEn: 'Unit', nameTw: '單位' }
    const { code } = await asker(campus().url)(saveUnit, { id, kind, parentId, ...named }, { token })
    assert.equal(code, 200)
  }
  const placeOf = async (id: string) => {
    const row = await sql.selectFrom('student_record').where('id', '=', id).select(['college_id', 'major_id']).executeTakeFirstOrThrow()
    return [row.college_id, row.major_id]
  }
  return { sql, schoolId, college, otherCollege, major, otherMajor, group, record, move, placeOf }
}

test('the records of those who study in a class move along with it, those of graduates stay', async () => {
  const { sql, college, otherCollege, major, otherMajor, group, record, move, placeOf } = await open()
  const studying = await record({})
  const graduated = await record({ standing: 'graduated', graduated_on: '2027-06-30' })
  const left = await record({ standing: 'left' })
  const elsewhere = await record({ major_id: otherMajor, college_id: otherCollege })
  await move(group, 'class', otherMajor)
  assert.deepEqual(await placeOf(studying), [otherCollege, otherMajor])
  for (const id of [graduated, left]) assert.deepEqual(await placeOf(id), [college, major])
  assert.deepEqual(await placeOf(elsewhere), [otherCollege, otherMajor])
  const history = await sql.selectFrom('record_history').where('record_id', '=', studying).select('field').execute()
  assert.deepEqual(history.map(({ field }) => field).toSorted(), ['college_id', 'major_id'])
})

test('a major takes the records of its students to its new college, but none that an old system has beside a newer one', async () => {
  const { sql, schoolId, college, otherCollege, major, record, move, placeOf } = await open()
  const [inClass, inMajor] = [await record({}), await record({ class_id: null })]
  const twice = await makePerson(sql, schoolId)
  const placed = { college_id: college, major_id: major }
  const today = await makeRecord(sql, twice, placed)
  const old = await makeRecord(sql, twice, { ...placed, source: 'old system' })
  await sql
    .updateTable('academic_source')
    .set({ is_old: true })
    .where('school_id', '=', schoolId)
    .where('code', '=', 'old system')
    .execute()
  await move(major, 'major', otherCollege)
  for (const id of [inClass, inMajor, today]) assert.deepEqual(await placeOf(id), [otherCollege, major])
  assert.deepEqual(await placeOf(old), [college, major])
})
