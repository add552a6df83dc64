import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Audience,
  announcement,
  announcements,
  countAudience,
  publishAnnouncement,
  recallAnnouncement,
  saveAnnouncement,
} from '@campus/contract/messages/announcements.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const nobody = '00000000-0000-7000-8000-000000000000'
type Entered = Awaited<ReturnType<typeof enter>>

const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const texts = { title: '停水通知', body: '周六上午全校停水。' }
const whole: Audience[] = [{ kind: 'school' }]

const place = (personId: string, unitId: string) =>
  campus().base.sql.updateTable('person').set({ org_unit_id: unitId }).where('id', '=', personId).execute()

/** A college with a class below it and another college, an administrator, and a manager of the first college. */
const openSchool = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '校长' })
  const { schoolId } = admin
  const college = await makeUnit(sql, schoolId, { kind: 'college', code: 'A' })
  const group = await makeUnit(sql, schoolId, { kind: 'class', parentId: college, code: 'A1' })
  const other = await makeUnit(sql, schoolId, { kind: 'college', code: 'B' })
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'], name: '辅导员' })
  await setReach(sql, manager.person.id, college)
  const student = await enter(campus(), { schoolId })
  await place(student.person.id, group)
  return { schoolId, admin, manager, student, college, group, other }
}

const save = async ({ token }: Entered, audience: Audience[], more: object = {}) =>
  ask(saveAnnouncement, { ...texts, audience, ...more }, { token })
const drafted = async (author: Entered, audience: Audience[] = whole) => (await save(author, audience)).data.id
const stateOf = async ({ token }: Entered, id: string) => (await ask(announcement, { id }, { token })).data.state
const publishedBy = (author: Entered, id: string) =>
  eventually(async () => ((await stateOf(author, id)) === 'published' ? true : undefined))
const inboxOf = async ({ token }: Entered) => (await ask(messagesInGroup, { group: 'announcement' }, { token })).data.rows

test('an announcement is drafted, changed, published and then fixed; it reaches active people of its school alone', async () => {
  const { schoolId, admin, student } = await openSchool()
  const stranger = await enter(campus())
  const disabled = await makePerson(campus().base.sql, schoolId, { state: 'disabled' })
  const id = await drafted(admin)
  assert.equal((await save(admin, whole, { id, title: '停电通知' })).data.id, id)
  assert.deepEqual(await inboxOf(student), [])
  assert.equal((await ask(publishAnnouncement, { id }, { token: admin.token })).code, 200)
  await publishedBy(admin, id)
  const [row] = await inboxOf(student)
  assert.deepEqual([row?.title, row?.excerpt], ['停电通知', texts.body])
  assert.deepEqual(await inboxOf(stranger), [])
  const held = await campus().base.sql.selectFrom('message').where('person_id', '=', disabled.id).select('id').execute()
  assert.deepEqual(held, [])
  assert.equal((await save(admin, whole, { id })).error, 'announcement_out')
  assert.equal((await ask(publishAnnouncement, { id }, { token: admin.token })).error, 'announcement_out')
})

test('an audience is the school, units with all below, user types, or several together and everybody once', async () => {
  const { admin, college, group, other } = await openSchool()
  const count = async (audience: Audience[]) => (await ask(countAudience, { audience }, { token: admin.token })).data.people
  await place(admin.person.id, other)
  const unit = (unitId: string): Audience => ({ kind: 'unit', unitId })
  const students: Audience = { kind: 'role', role: 'student' }
  assert.deepEqual(
    await Promise.all(
      [whole, [unit(college)], [unit(group)], [unit(other)], [students], [{ kind: 'role', role: 'family' } as const]].map(count),
    ),
    [3, 1, 1, 1, 1, 0],
  )
  assert.equal(await count([unit(college), unit(group), students, unit(other)]), 2)
})

test('a list names author, audience and how many it reached and who read it, in my language', async () => {
  const { admin, student, college } = await openSchool()
  const id = await drafted(admin, [
    { kind: 'unit', unitId: college },
    { kind: 'role', role: 'teacher' },
  ])
  await ask(publishAnnouncement, { id }, { token: admin.token })
  await publishedBy(admin, id)
  const [row] = await inboxOf(student)
  await campus()
    .base.sql.updateTable('message')
    .set({ read_at: new Date() })
    .where('id', '=', row?.id ?? '')
    .execute()
  await drafted(admin)
  const { data } = await ask(announcements, { pageNum: 2, pageSize: 1 }, { token: admin.token, language: 'en_US' })
  const [shown] = data.rows
  assert.deepEqual([data.total, shown?.id, shown?.author, shown?.reach, shown?.read], [2, id, '校长', 3, 1])
  assert.deepEqual(shown?.audience, ['Teacher or staff', 'A en'])
  const one = (await ask(announcement, { id }, { token: admin.token })).data
  assert.deepEqual([one.title, one.titleEn, one.audienceNames], [texts.title, '', ['教职工', 'A']])
})

test('a manager announces inside their units only and sees their own announcements only', async () => {
  const { admin, manager, student, college, group, other } = await openSchool()
  const foreign = await makeUnit(campus().base.sql, (await openSchool()).schoolId, { kind: 'college' })
  const beyond: Audience[][] = [
    whole,
    [{ kind: 'role', role: 'student' }],
    ...[other, foreign, nobody].map((unitId): Audience[] => [{ kind: 'unit', unitId }]),
  ]
  for (const audience of beyond) {
    assert.equal((await save(manager, audience)).error, 'out_of_scope')
    assert.equal((await save(manager, [{ kind: 'unit', unitId: group }, ...audience])).error, 'out_of_scope')
    assert.equal((await ask(countAudience, { audience }, { token: manager.token })).error, 'out_of_scope')
  }
  const own = await drafted(manager, [{ kind: 'unit', unitId: group }])
  const theirs = await drafted(admin, [{ kind: 'unit', unitId: college }])
  assert.deepEqual(
    (await ask(announcements, {}, { token: manager.token })).data.rows.map(({ id }) => id),
    [own],
  )
  assert.equal((await ask(announcements, {}, { token: admin.token })).data.total, 2)
  const exported = (who: typeof admin, filter = {}) =>
    exportedColumn(campus(), who, { source: 'announcements', column: 'audience', filter })
  assert.deepEqual(
    [await exported(admin), (await exported(manager)).length, await exported(admin, { state: 'recalled' })],
    [['A', 'A1'], 1, []],
  )
  const count = async (filter: object) => (await ask(announcements, filter, { token: admin.token })).data.total
  assert.deepEqual([await count({ state: 'recalled' }), await count({ words: '%_%' }), await count({ sort: '-publishAt' })], [0, 0, 2])
  assert.equal((await ask(announcements, { sort: 'title' } as object, { token: admin.token })).error, 'bad_input')
  for (const id of [theirs, nobody]) {
    assert.equal((await ask(announcement, { id }, { token: manager.token })).error, 'not_found')
    assert.equal((await save(manager, [{ kind: 'unit', unitId: group }], { id })).error, 'not_found')
    assert.equal((await ask(publishAnnouncement, { id }, { token: manager.token })).error, 'not_found')
    assert.equal((await ask(recallAnnouncement, { id }, { token: manager.token })).error, 'not_found')
  }
  assert.equal((await ask(publishAnnouncement, { id: own }, { token: manager.token })).code, 200)
  await publishedBy(manager, own)
  assert.equal((await inboxOf(student)).length, 1)
})

test('a manager who lost the units before publishing does not reach them any more', async () => {
  const { manager, group, other } = await openSchool()
  const id = await drafted(manager, [{ kind: 'unit', unitId: group }])
  await setReach(campus().base.sql, manager.person.id, other)
  assert.equal((await ask(publishAnnouncement, { id }, { token: manager.token })).error, 'out_of_scope')
  assert.equal(await stateOf(manager, id), 'draft')
})

test('an announcement whose units are all removed has no audience', async () => {
  const { admin, other } = await openSchool()
  const id = await drafted(admin, [{ kind: 'unit', unitId: other }])
  await campus().base.sql.deleteFrom('org_unit').where('id', '=', other).execute()
  assert.deepEqual(Object.keys((await ask(publishAnnouncement, { id }, { token: admin.token })).fields ?? {}), ['audience'])
})

test("another school's announcement and units are treated as missing, and others are refused", async () => {
  const [mine, theirs] = [await openSchool(), await openSchool()]
  const foreign = await drafted(theirs.admin)
  const { token } = mine.admin
  assert.equal((await ask(announcement, { id: foreign }, { token })).error, 'not_found')
  assert.equal((await save(mine.admin, whole, { id: foreign })).error, 'not_found')
  assert.equal((await ask(publishAnnouncement, { id: foreign }, { token })).error, 'not_found')
  assert.equal((await ask(recallAnnouncement, { id: foreign }, { token })).error, 'not_found')
  for (const unitId of [theirs.college, nobody]) assert.equal((await save(mine.admin, [{ kind: 'unit', unitId }])).error, 'not_found')
  assert.equal((await ask(announcements, {}, { token: mine.student.token })).error, 'forbidden')
  assert.equal((await save(mine.student, whole)).error, 'forbidden')
  assert.equal(await stateOf(theirs.admin, foreign), 'draft')
})

test('publishing twice at once sends once and is recorded once', async () => {
  const { admin, student } = await openSchool()
  const id = await drafted(admin)
  const both = await Promise.all([1, 2].map(() => ask(publishAnnouncement, { id }, { token: admin.token })))
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['announcement_out', 'done'])
  await publishedBy(admin, id)
  assert.equal((await inboxOf(student)).length, 1)
  const evidence = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', id).select(['action', 'actor_id']).execute()
  assert.deepEqual(evidence, [{ action: 'messages.announcement_published', actor_id: admin.person.id }])
})

test('too short, too long and for nobody is refused by name', async () => {
  const { admin } = await openSchool()
  const fieldsOf = async (more: object) => Object.keys((await save(admin, whole, more)).fields ?? {})
  assert.deepEqual(await fieldsOf({ title: '短', body: '短文' }), ['title', 'body'])
  assert.deepEqual(await fieldsOf({ title: '长'.repeat(61), bodyEn: 'x'.repeat(10_001) }), ['title', 'bodyEn'])
  assert.deepEqual(await fieldsOf({ audience: [] }), ['audience'])
})
