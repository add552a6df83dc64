import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { deleteUnit, orgTree, saveUnit } from '@campus/contract/school/console/organisation.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const admin = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })

type Given = GivenTo<typeof saveUnit>
const unit = (kind: Given['kind'], code: string, parentId: string | null = null, id?: string): Given => ({
  kind,
  code,
  parentId,
  name: `单位${code}`,
  nameEn: `Unit ${code}`,
  nameTw: `單位${code}`,
  ...(id ? { id } : {}),
})
const save = (token: string, given: Given) => asker(campus().url)(saveUnit, given, { token })
const remove = (token: string, id: string) => asker(campus().url)(deleteUnit, { id }, { token })
const tree = async (token: string) => (await asker(campus().url)(orgTree, {}, { token })).data

const makeColumn = async (token: string) => {
  const college = (await save(token, unit('college', 'C1'))).data.id
  const major = (await save(token, unit('major', 'M1', college))).data.id
  const group = (await save(token, unit('class', 'K1', major))).data.id
  return { college, major, group }
}

test('an administrator builds the organisation, renames a unit and moves it; people are counted where they are', async () => {
  const { token, schoolId, person } = await admin()
  const { college, major, group } = await makeColumn(token)
  const other = (await save(token, { ...unit('college', 'C2'), position: 5 })).data.id
  await campus().base.sql.updateTable('person').set({ org_unit_id: group }).where('id', '=', person.id).execute()
  await save(token, { ...unit('major', 'M1x', other, major), name: '新名' })
  const units = await tree(token)
  const shown = units.map(({ code, parentId, people }) => ({ code, parentId, people }))
  assert.deepEqual(
    shown.toSorted((one, two) => one.code.localeCompare(two.code)),
    [
      { code: 'C1', parentId: null, people: 0 },
      { code: 'C2', parentId: null, people: 0 },
      { code: 'K1', parentId: major, people: 1 },
      { code: 'M1x', parentId: other, people: 0 },
    ],
  )
  assert.equal(units.find(({ id }) => id === major)?.name, '新名')
  assert.equal(units.find(({ id }) => id === college)?.position, 0)
  const actions = await campus().base.sql.selectFrom('audit_entry').where('school_id', '=', schoolId).select('action').execute()
  assert.deepEqual(actions.map(({ action }) => action).toSorted(), [
    'school.unit_added',
    'school.unit_added',
    'school.unit_added',
    'school.unit_added',
    'school.unit_changed',
  ])
})

test('a unit and its sub-units can only be where their kinds belong', async () => {
  const { token } = await admin()
  const { college, major, group } = await makeColumn(token)
  for (const wrong of [unit('major', 'X'), unit('class', 'X', college), unit('college', 'X', college), unit('department', 'X', college)])
    assert.equal((await save(token, wrong)).error, 'unit_kind_misplaced')
  assert.equal((await save(token, unit('department', 'C1', null, college))).error, 'unit_kind_misplaced')
  assert.equal((await save(token, unit('major', 'M1', group, major))).error, 'unit_in_itself')
})

test('a code is used once, even by two at the same moment', async () => {
  const { token } = await admin()
  const answers = await Promise.all(['college', 'department'].map((kind) => save(token, unit(kind as 'college', 'SAME'))))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'unit_code_taken'])
  const { data } = await save(token, unit('college', 'OTHER'))
  assert.equal((await save(token, unit('college', 'SAME', null, data.id))).error, 'unit_code_taken')
  assert.equal((await save(token, unit('college', 'OTHER', null, data.id))).code, 200)
})

test('concurrent moves of departments into each other cannot create a cycle', async () => {
  const { token } = await admin()
  const one = (await save(token, unit('department', 'D1'))).data.id
  const two = (await save(token, unit('department', 'D2'))).data.id
  const answers = await Promise.all([save(token, unit('department', 'D1', two, one)), save(token, unit('department', 'D2', one, two))])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'unit_in_itself'])
  assert.equal((await tree(token)).filter(({ parentId }) => parentId === null).length, 1)
})

test('a unit can be removed only when nothing depends on it', async () => {
  const { token, schoolId } = await admin()
  const { sql } = campus().base
  const { college, major, group } = await makeColumn(token)
  assert.equal((await remove(token, college)).error, 'unit_in_use')
  const member = await makePerson(sql, schoolId)
  await sql.updateTable('person').set({ org_unit_id: group }).where('id', '=', member.id).execute()
  assert.equal((await remove(token, group)).error, 'unit_in_use')
  await sql.updateTable('person').set({ org_unit_id: null }).where('id', '=', member.id).execute()
  await sql.insertInto('person_role').values({ person_id: member.id, school_id: schoolId, role: 'manager', scope_unit_id: group }).execute()
  assert.equal((await remove(token, group)).error, 'unit_in_use')
  await sql.deleteFrom('person_role').where('person_id', '=', member.id).where('role', '=', 'manager').execute()
  for (const id of [group, major, college]) assert.equal((await remove(token, id)).code, 200)
  assert.equal((await remove(token, group)).error, 'not_found')
  assert.deepEqual(await tree(token), [])
})

test('a manager sees the own reach, and changes nothing', async () => {
  const boss = await admin()
  const { college, major, group } = await makeColumn(boss.token)
  await save(boss.token, unit('college', 'C2'))
  const dean = await enter(campus(), { schoolId: boss.schoolId, kind: 'teacher', roles: ['manager'] })
  const reach = (scope: string | null) => setReach(campus().base.sql, dean.person.id, scope)
  await reach(major)
  assert.deepEqual((await tree(dean.token)).map(({ id }) => id).toSorted(), [major, group].toSorted())
  await reach(null)
  assert.equal((await tree(dean.token)).length, 4)
  assert.equal((await save(dean.token, unit('college', 'C3'))).error, 'forbidden')
  assert.equal((await remove(dean.token, college)).error, 'forbidden')
  const student = await enter(campus(), { schoolId: boss.schoolId })
  assert.equal((await asker(campus().url)(orgTree, {}, { token: student.token })).error, 'forbidden')
})

test("another school's units are treated as missing", async () => {
  const [mine, other] = [await admin(), await admin()]
  const foreign = (await save(other.token, unit('college', 'C1'))).data.id
  assert.equal((await save(mine.token, unit('college', 'C9', null, foreign))).error, 'not_found')
  assert.equal((await save(mine.token, unit('major', 'M9', foreign))).error, 'not_found')
  assert.equal((await remove(mine.token, foreign)).error, 'not_found')
  assert.equal((await tree(other.token)).length, 1)
})

test('a unit has a code of letters and digits and a name in every language', async () => {
  const { token } = await admin()
  const { fields } = await save(token, { ...unit('college', '中文 码'), name: '', nameEn: '', nameTw: 'x'.repeat(61) })
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['code', 'name', 'nameEn', 'nameTw'])
})
