import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@campus/contract/language.ts'
import {
  addContactTag,
  contactCard,
  deleteContactTag,
  directoryContacts,
  editContactRemark,
  searchContacts,
} from '@campus/contract/people/directory.ts'
import { updateOwnPinyin } from '@campus/contract/people/own-profile.ts'
import { cardPrivacy, changeCardPrivacy, profileViews } from '@campus/contract/people/privacy.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

/** A student with a full card, a classmate, a student of another class of the college, and a teacher. */
const makeClass = async () => {
  const { sql } = campus().base
  const owner = await enter(campus(), { name: '林晓雨' })
  const { schoolId } = owner
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const [ownClass, nextClass] = [
    await makeUnit(sql, schoolId, { kind: 'class', parentId: college }),
    await makeUnit(sql, schoolId, { kind: 'class', parentId: college }),
  ]
  const place = (id: string, unitId: string) =>
    sql.updateTable('person').set({ org_unit_id: unitId, qq: '12345' }).where('id', '=', id).execute()
  const [classmate, other] = [await enter(campus(), { schoolId, name: '同学' }), await enter(campus(), { schoolId })]
  await place(owner.person.id, ownClass)
  await place(classmate.person.id, ownClass)
  await place(other.person.id, nextClass)
  return { owner, classmate, other, teacher: await enter(campus(), { schoolId, kind: 'teacher' }) }
}

test('a card shows what its owner allows each reader, and names hidden fields', async () => {
  const { owner, classmate, other, teacher } = await makeClass()
  const { id, phone, email, number } = owner.person
  const look = async (who: { token: string }) => {
    const { data } = await ask(contactCard, { id }, who)
    return [data.phone, data.email, data.qq, data.number, data.hidden]
  }
  assert.deepEqual(await look(owner), [phone, email, '12345', number, []])
  assert.deepEqual(await look(teacher), [phone, email, '12345', number, ['portrait']])
  assert.deepEqual(await look(classmate), ['', email, '12345', '', ['phone', 'number', 'portrait']])
  assert.deepEqual(await look(other), ['', email, '', '', ['phone', 'qq', 'number', 'portrait']])
  await ask(changeCardPrivacy, { field: 'phone', audience: 'everyone' }, owner)
  await ask(changeCardPrivacy, { field: 'email', audience: 'nobody' }, owner)
  await ask(changeCardPrivacy, { field: 'unit', audience: 'nobody' }, owner)
  assert.deepEqual(await look(other), [phone, '', '', '', ['email', 'qq', 'number', 'unit', 'portrait']])
  const { data } = await ask(contactCard, { id }, teacher)
  assert.deepEqual([data.units, data.unitName, data.isMe], [[], '', false])
  await ask(updateOwnPinyin, { namePinyin: 'Lin Xiaoyu' }, owner)
  const named = async (language: Language) => (await ask(contactCard, { id }, { ...teacher, language })).data.name
  assert.deepEqual([await named('zh_CN'), await named('en_US')], ['林晓雨', 'Lin Xiaoyu'])
  assert.equal((await ask(cardPrivacy, {}, owner)).data.email, 'nobody')
  assert.equal((await ask(cardPrivacy, {}, classmate)).data.email, 'everyone')
})

test('a view of my card is logged once an hour; my own views are not', async () => {
  const { owner, classmate, teacher } = await makeClass()
  const look = (who: { token: string }) => ask(contactCard, { id: owner.person.id }, who)
  await Promise.all([look(teacher), look(teacher), look(teacher), look(owner)])
  await look(classmate)
  const first = (await ask(profileViews, { pageSize: 1 }, { ...owner, language: 'en_US' })).data
  assert.deepEqual([first.total, first.rows.map(({ viewer, role, what }) => [viewer, role, what])], [2, [['同学', 'Student', 'card']]])
  const rest = (await ask(profileViews, { pageSize: 1, cursor: first.nextCursor ?? '' }, { ...owner, language: 'en_US' })).data
  assert.deepEqual([rest.rows.map(({ role }) => role), rest.nextCursor], [['Teacher or staff'], null])
  campus().clock.advance(3600)
  await look(teacher)
  assert.equal((await ask(profileViews, {}, owner)).data.total, 3)
  assert.equal((await ask(profileViews, {}, teacher)).data.total, 0)
})

test('my remark is found by me alone and is removed when empty', async () => {
  const { owner, classmate, teacher } = await makeClass()
  const { id } = owner.person
  assert.equal((await ask(editContactRemark, { id, remark: '室友' }, classmate)).code, 200)
  const find = async (who: { token: string }) =>
    (await ask(searchContacts, { name: '室友' }, who)).data.rows.map((row) => [row.id, row.remark])
  assert.deepEqual(await find(classmate), [[id, '室友']])
  assert.deepEqual([await find(teacher), (await ask(contactCard, { id }, teacher)).data.remark], [[], ''])
  await ask(editContactRemark, { id, remark: '' }, classmate)
  assert.deepEqual(await find(classmate), [])
})

test('I group people by my own tags, at most ten per person even with concurrent calls', async () => {
  const { owner, classmate, teacher } = await makeClass()
  const { id } = owner.person
  const tags = Array.from({ length: 12 }, (_, index) => `标签${index}`)
  const answers = await Promise.all(tags.map((tag) => ask(addContactTag, { id, tag }, classmate)))
  assert.equal(answers.filter(({ error }) => error === 'tags_full').length, 2)
  const kept = (await ask(contactCard, { id }, classmate)).data.tags
  assert.equal(kept.length, 10)
  const [first = ''] = kept
  assert.equal((await ask(addContactTag, { id, tag: first }, classmate)).code, 200)
  const tagged = (await ask(directoryContacts, { tag: first }, classmate)).data
  assert.deepEqual([tagged.people.rows.map((row) => row.id), tagged.tags.length], [[id], 10])
  assert.deepEqual((await ask(directoryContacts, { tag: first }, teacher)).data.people.rows, [])
  await ask(deleteContactTag, { id, tag: first }, classmate)
  assert.equal((await ask(contactCard, { id }, classmate)).data.tags.length, 9)
})

test('people invisible to me can neither be viewed nor tagged, as if they did not exist', async () => {
  const { owner } = await makeClass()
  const [disabled, visitor, stranger] = [
    await enter(campus(), { schoolId: owner.schoolId, state: 'disabled' }),
    await enter(campus(), { schoolId: owner.schoolId, kind: 'visitor' }),
    await enter(campus()),
  ]
  for (const { person } of [disabled, visitor, stranger]) {
    const { id } = person
    assert.equal((await ask(contactCard, { id }, owner)).error, 'not_found')
    assert.equal((await ask(editContactRemark, { id, remark: '谁' }, owner)).error, 'not_found')
    assert.equal((await ask(addContactTag, { id, tag: '谁' }, owner)).error, 'not_found')
  }
  assert.equal((await ask(contactCard, { id: visitor.person.id }, visitor)).data.isMe, true)
})

test('bad input names its field', async () => {
  const { owner } = await makeClass()
  const { id } = owner.person
  const fields = async (answer: Promise<{ fields?: Record<string, string> | undefined }>) => Object.keys((await answer).fields ?? {})
  assert.deepEqual(await fields(ask(editContactRemark, { id, remark: '长'.repeat(31) }, owner)), ['remark'])
  assert.deepEqual(await fields(ask(addContactTag, { id, tag: ' ' }, owner)), ['tag'])
  assert.deepEqual(await fields(ask(contactCard, { id: '1' }, owner)), ['id'])
  assert.deepEqual(await fields(ask(searchContacts, { name: '' }, owner)), ['name'])
})
