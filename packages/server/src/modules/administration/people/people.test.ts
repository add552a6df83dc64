import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changePerson, createPerson, people, person } from '@campus/contract/administration/people.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { waitForPost } from '../../../testing/post.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask = ((...words) => asker(campus().url)(...words)) as ReturnType<typeof asker>
const stranger = '00000000-0000-7000-8000-000000000000'
const idCard = '11010519491231002X'

/** A school of two colleges; in the first one a class, with a manager who looks after that college. */
const openSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const room = await makeUnit(sql, schoolId, { kind: 'class', parentId: major })
  const elsewhere = await makeUnit(sql, schoolId, { kind: 'college' })
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, college)
  const add = async (name: string, number: string, unitId: string | null, more: object = {}) => {
    const { data, error } = await ask(createPerson, { userType: 'student', number, name, unitId, ...more }, { token: admin.token })
    assert.equal(error, undefined)
    return data.id
  }
  return {
    admin: admin.token,
    adminId: admin.person.id,
    schoolId,
    manager: manager.token,
    managerId: manager.person.id,
    college,
    room,
    elsewhere,
    add,
    sql,
  }
}

test('people are found by name, pinyin, initials and number, and by kind, unit, role and state', async () => {
  const { admin, adminId, college, room, elsewhere, add, sql } = await openSchool()
  const lin = await add('林晓雨', '2024001', room)
  const wang = await add('王小明', '2024002', elsewhere)
  const find = async (query: object) => (await ask(people, query, { token: admin })).data.rows.map(({ id }) => id)
  for (const words of ['林晓雨', 'linxiaoyu', 'LXY', '2024001', '晓雨 2024']) assert.deepEqual(await find({ words }), [lin], words)
  assert.deepEqual(await find({ words: '100%' }), [])
  await sql.updateTable('person').set({ name_pinyin: 'Lin Xiaoyu' }).where('id', '=', lin).execute()
  for (const [language, shown] of [
    ['zh_CN', ['林晓雨', '王小明']],
    ['en_US', ['Lin Xiaoyu', '王小明']],
    ['zh_TW', ['林晓雨', '王小明']],
  ] as const) {
    const { rows } = (await ask(people, { userType: 'student' }, { token: admin, language })).data
    assert.deepEqual(
      rows.map(({ name }) => name),
      shown,
    )
    // The record keeps the registered name: it is edited there.
    assert.equal((await ask(person, { id: lin }, { token: admin, language })).data.name, '林晓雨')
  }
  assert.deepEqual(await find({ words: 'Lin Xiaoyu' }), [lin])
  assert.deepEqual(await find({ unitId: college }), [lin])
  assert.deepEqual(await find({ userType: 'student' }), [lin, wang])
  assert.deepEqual(await find({ role: 'admin' }), [adminId])
  assert.deepEqual(await find({ state: 'disabled' }), [])
  assert.deepEqual(await find({ unitId: stranger }), [])
})

test('a list comes in pages, by number, with the total count', async () => {
  const { admin, room, add } = await openSchool()
  for (const number of ['3', '1', '2']) await add('同学', number, room)
  const page = await ask(people, { userType: 'student', pageNum: 2, pageSize: 2 }, { token: admin })
  assert.deepEqual([page.data.rows.map(({ number }) => number), page.data.total], [['3'], 3])
  assert.equal((await ask(people, { pageSize: 101 }, { token: admin })).error, 'bad_input')
  await add('安同学', '9', room)
  const sorted = async (sort: 'number' | '-number' | 'name' | '-name') =>
    (await ask(people, { userType: 'student', sort }, { token: admin })).data.rows.map(({ number }) => number)
  assert.deepEqual(
    [await sorted('name'), await sorted('-name')],
    [
      ['9', '1', '2', '3'],
      ['3', '2', '1', '9'],
    ],
  )
  assert.deepEqual(
    [await sorted('number'), await sorted('-number')],
    [
      ['1', '2', '3', '9'],
      ['9', '3', '2', '1'],
    ],
  )
  assert.equal((await ask(people, { sort: 'phone' } as object, { token: admin })).error, 'bad_input')
})

test('a manager sees the people of their scope alone; everybody else is not there', async () => {
  const { manager, room, elsewhere, add } = await openSchool()
  const mine = await add('林晓雨', '2024001', room)
  const theirs = await add('王小明', '2024002', elsewhere)
  const nowhere = await add('周同学', '2024003', null)
  const { data } = await ask(people, {}, { token: manager })
  assert.deepEqual([data.rows.map(({ id }) => id), data.total], [[mine], 1])
  assert.equal((await ask(person, { id: mine }, { token: manager })).code, 200)
  const missing = await ask(person, { id: stranger }, { token: manager })
  for (const id of [theirs, nowhere]) {
    const { headers: _, ...answer } = await ask(person, { id }, { token: manager })
    const { headers: __, ...same } = missing
    assert.deepEqual(answer, same)
  }
  assert.equal(
    (await ask(createPerson, { userType: 'student', number: '1', name: 'x', unitId: null }, { token: manager })).error,
    'forbidden',
  )
})

test('an administrator of another school neither sees nor changes anybody here', async () => {
  const here = await openSchool()
  const other = await openSchool()
  const id = await here.add('林晓雨', '2024001', here.room)
  assert.equal((await ask(person, { id }, { token: other.admin })).error, 'not_found')
  assert.equal((await ask(changePerson, { id, name: '别人', unitId: null }, { token: other.admin })).error, 'not_found')
  assert.equal((await ask(people, { words: '2024001' }, { token: other.admin })).data.total, 0)
  const intoTheirs = await ask(changePerson, { id, name: '林晓雨', unitId: other.room }, { token: here.admin })
  assert.equal(intoTheirs.error, 'unit_unknown')
})

test('a record shows what is needed, with phone, address and ID number masked, and its owner can see who viewed it', async () => {
  const { admin, adminId, room, add, sql } = await openSchool()
  const id = await add('林晓雨', '2024001', room, { phone: '13911112222', email: 'lin@example.cn', idCard, grade: '2024' })
  const { data } = await ask(person, { id }, { token: admin })
  assert.deepEqual([data.phone, data.email, data.grade, data.units.length], ['139****2222', 'l***@example.cn', '2024', 3])
  assert.match(data.idCard, /^110\*+002X$/)
  assert.deepEqual([data.hasPassword, data.openSessions, data.lastLoginAt], [false, 0, null])
  assert.deepEqual(data.grants, [{ role: 'student', scopeUnitId: null, scopeName: '' }])
  await ask(person, { id }, { token: admin })
  const views = await sql.selectFrom('profile_view').where('person_id', '=', id).select(['viewer_id', 'what']).execute()
  assert.deepEqual(views, [{ viewer_id: adminId, what: 'record' }])
})

test('somebody who is added can be found by their number and holds the role of their kind; the ID number is not readable anywhere', async () => {
  const { admin, room, add, sql } = await openSchool()
  const id = await add('林晓雨', '2024001', room, { idCard, email: 'LIN@Example.CN' })
  const row = await sql.selectFrom('person').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([row.kind, row.email, row.phone, row.name_spelling], ['student', 'lin@example.cn', null, 'linxiaoyu lxy'])
  assert.ok(row.id_card_encrypted && !row.id_card_encrypted.includes(idCard))
  assert.deepEqual((await ask(people, { words: 'lxy' }, { token: admin })).data.rows[0]?.roles, ['student'])
  const audit = await sql.selectFrom('audit_entry').where('subject_id', '=', id).select(['action', 'details']).execute()
  assert.deepEqual(audit, [{ action: 'people.person_added', details: { kind: 'student', number: '2024001' } }])
})

test('a number is unique: of two concurrent additions one is refused', async () => {
  const { admin, room } = await openSchool()
  const add = () => ask(createPerson, { userType: 'student', number: '2024001', name: '林晓雨', unitId: room }, { token: admin })
  const answers = await Promise.all([add(), add(), add()])
  assert.deepEqual(answers.map(({ error }) => error ?? 'added').sort(), ['added', 'number_taken', 'number_taken'])
})

test('a phone or an address belongs to one of a kind, for additions and changes', async () => {
  const { admin, room, add } = await openSchool()
  await add('林晓雨', '1', room, { phone: '13911112222', email: 'lin@example.cn' })
  const other = await add('王小明', '2', room)
  const create = await ask(
    createPerson,
    { userType: 'student', number: '3', name: 'x', unitId: null, phone: '13911112222' },
    { token: admin },
  )
  assert.equal(create.error, 'channel_taken')
  const change = (more: object) => ask(changePerson, { id: other, name: '王小明', unitId: room, ...more }, { token: admin })
  assert.equal((await change({ email: 'Lin@example.cn' })).error, 'channel_taken')
  assert.equal((await change({ phone: '13911112222' })).error, 'channel_taken')
  const teacher = { userType: 'teacher' as const, number: '4', name: 'x', unitId: null, phone: '13911112222' }
  assert.equal((await ask(createPerson, teacher, { token: admin })).code, 200)
})

test('a change keeps what is left out, empties what is emptied, and is written down by its fields alone', async () => {
  const { admin, room, elsewhere, add, sql } = await openSchool()
  const id = await add('林晓雨', '1', room, { phone: '13911112222', email: 'lin@example.cn', idCard, grade: '2024' })
  const record = () => sql.selectFrom('person').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const first = await record()
  assert.equal((await ask(changePerson, { id, name: '林小雨', unitId: elsewhere, grade: '2024' }, { token: admin })).code, 200)
  const second = await record()
  assert.deepEqual(
    [second.name, second.name_spelling, second.org_unit_id, second.phone],
    ['林小雨', 'linxiaoyu lxy', elsewhere, first.phone],
  )
  assert.deepEqual(second.id_card_encrypted, first.id_card_encrypted)
  await ask(changePerson, { id, name: '林小雨', unitId: elsewhere, grade: '2024', phone: '', idCard: '' }, { token: admin })
  const third = await record()
  assert.deepEqual([third.phone, third.email, third.id_card_encrypted, third.id_card_hash], [null, 'lin@example.cn', null, null])
  const audit = await sql
    .selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .where('action', '=', 'people.person_changed')
    .select('details')
    .orderBy('id')
    .execute()
  assert.deepEqual(audit, [{ details: { fields: ['name', 'unitId'] } }, { details: { fields: ['phone', 'idCard'] } }])
})

test('a change of phone or address is reported to the old one', async () => {
  const { admin, room, add } = await openSchool()
  const id = await add('林晓雨', '1', room, { email: 'before@example.cn' })
  await ask(changePerson, { id, name: '林晓雨', unitId: room, email: 'after@example.cn' }, { token: admin })
  assert.match((await waitForPost(campus(), 'mail', 'before@example.cn')).join(), /手机号或邮箱/)
})

test('bad input names its fields', async () => {
  const { admin } = await openSchool()
  const bad = { userType: 'student' as const, number: '20 24', name: '', unitId: 'x', phone: '123', email: 'x', idCard: '1' }
  const { error, fields } = await ask(createPerson, bad, { token: admin, language: 'en_US' })
  assert.equal(error, 'bad_input')
  assert.deepEqual(fields, {
    number: 'Use only letters, digits and hyphens',
    name: 'This is required',
    unitId: 'This is not valid',
    phone: 'Enter an 11-digit mainland China mobile number',
    email: 'Enter a valid email address',
    idCard: 'This ID number is not valid. Please check it.',
  })
  const nobody = { userType: 'student' as const, number: '1', name: 'x', unitId: stranger }
  assert.equal((await ask(createPerson, nobody, { token: admin })).error, 'unit_unknown')
})

test('people without a scope are refused', async () => {
  const { schoolId } = await openSchool()
  const student = await enter(campus(), { schoolId })
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  for (const { token } of [student, auditor]) assert.equal((await ask(people, {}, { token })).error, 'forbidden')
})
