import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { deletePost, postHolders, posts, saveHolders, savePost } from '@campus/contract/school/console/appointments.ts'
import { deleteUnit } from '@campus/contract/school/console/organisation.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makePerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { endAppointments, exportAppointments } from '../organisation/own-appointments.service.ts'
import { holdersOfPost, postsOf } from '../organisation/post.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

const seal = { code: 'SEAL', name: '印章管理员', nameEn: 'Seal officer', nameTw: '印章管理員' }

type Holder = GivenTo<typeof saveHolders>['holders'][number]
const holder = (personId: string, unitId: string | null): Holder => ({ personId, unitId, startsOn: '2024-09-01', endsOn: null })

/** A school with an administrator, a college with a major, and a post without holders. */
const makeOffice = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId, token } = admin
  const college = await makeUnit(sql, schoolId, { kind: 'college' })
  const major = await makeUnit(sql, schoolId, { kind: 'major', parentId: college })
  const other = await makeUnit(sql, schoolId, { kind: 'department' })
  const teacher = async () => (await makePerson(sql, schoolId, { kind: 'teacher' })).id
  const [one, two] = [await teacher(), await teacher()]
  const postId = (await ask(savePost, seal, { token })).data.id
  const save = (holders: readonly Holder[], revision: number) => ask(saveHolders, { postId, revision, holders: [...holders] }, { token })
  const read = async () => (await ask(postHolders, { postId }, { token })).data
  const ctx = systemContext(campus().base)
  const askedFor = async (unitId: string | null) => (await holdersOfPost(ctx, { schoolId, postId, unitId })).map(({ personId }) => personId)
  return { ctx, schoolId, admin, college, major, other, one, two, postId, save, read, askedFor }
}

test('a post is held for the whole school or for a unit, and the nearest holder is asked', async () => {
  const { ctx, schoolId, college, major, other, one, two, postId, save, askedFor } = await makeOffice()
  await save([holder(one, null), holder(two, college)], 0)
  assert.deepEqual(
    [await askedFor(major), await askedFor(college), await askedFor(other), await askedFor(null)],
    [[two], [two], [one], [one]],
  )
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', two).execute()
  assert.deepEqual(await askedFor(major), [one], 'who is disabled holds nothing')
  assert.deepEqual(await postsOf(ctx, { schoolId, personId: one }), [{ id: postId, ...seal, unitId: null }])
  assert.deepEqual(await postsOf(ctx, { schoolId, personId: two }), [])
})

test('a post gets another name, its code is used once, and it goes when nobody holds it', async () => {
  const { admin, one, postId, save, schoolId } = await makeOffice()
  assert.equal((await ask(savePost, { ...seal, id: postId, name: '用印管理员' }, admin)).code, 200)
  const twice = await Promise.all([1, 2].map(() => ask(savePost, { ...seal, code: 'CAR' }, admin)))
  assert.deepEqual(twice.map(({ error }) => error ?? 'done').toSorted(), ['done', 'post_code_taken'])
  await save([holder(one, null)], 0)
  const listed = (await ask(posts, {}, admin)).data
  assert.deepEqual(
    listed.map(({ code, name, holders }) => [code, name, holders]),
    [
      ['CAR', '印章管理员', 0],
      ['SEAL', '用印管理员', 1],
    ],
  )
  assert.equal((await ask(deletePost, { id: postId }, admin)).error, 'post_held')
  await save([], 1)
  assert.equal((await ask(deletePost, { id: postId }, admin)).code, 200)
  assert.equal((await ask(deletePost, { id: postId }, admin)).error, 'not_found')
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .select('action')
    .orderBy('id')
    .execute()
  assert.deepEqual([...new Set(entries.map(({ action }) => action))].toSorted(), [
    'school.post_added',
    'school.post_changed',
    'school.post_deleted',
    'school.post_holders_changed',
  ])
})

test('of two who change the holders at once the second is told', async () => {
  const { one, two, save, read } = await makeOffice()
  const answers = await Promise.all([save([holder(one, null)], 0), save([holder(two, null)], 0)])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['appointments_changed', 'done'])
  assert.equal((await read()).current.length, 1)
})

test('a manager sees the holders for the own scope', async () => {
  const { schoolId, college, other, one, two, postId, save } = await makeOffice()
  await save([holder(one, null), holder(one, other), holder(two, college)], 0)
  const dean = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(campus().base.sql, dean.person.id, college)
  assert.deepEqual(
    (await ask(postHolders, { postId }, dean)).data.current.map(({ personId }) => personId),
    [two],
  )
  assert.deepEqual(
    (await ask(posts, {}, dean)).data.map(({ holders }) => holders),
    [1],
  )
  assert.equal((await ask(savePost, seal, dean)).error, 'forbidden')
  const student = await enter(campus(), { schoolId })
  assert.equal((await ask(posts, {}, student)).error, 'forbidden')
})

test('posts and units of another school are treated as missing', async () => {
  const { admin, one, postId, save } = await makeOffice()
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const foreign = await makeUnit(campus().base.sql, stranger.schoolId, { kind: 'college' })
  assert.equal((await save([holder(one, foreign)], 0)).error, 'unit_unknown')
  assert.equal((await ask(postHolders, { postId }, stranger)).error, 'not_found')
  assert.equal((await ask(saveHolders, { postId, revision: 0, holders: [] }, stranger)).error, 'not_found')
  assert.equal((await ask(savePost, { ...seal, id: postId }, stranger)).error, 'not_found')
  assert.equal((await ask(deletePost, { id: postId }, stranger)).error, 'not_found')
  assert.equal((await ask(saveHolders, { postId, revision: 0, holders: [] }, admin)).code, 200)
})

test('a unit or post that is removed while its holders are saved leaves no holder behind', async () => {
  const { admin, schoolId, one, postId, save, read } = await makeOffice()
  for (let round = 0; round < 10; round += 1) {
    const unitId = await makeUnit(campus().base.sql, schoolId, { kind: 'department' })
    const { revision } = await read()
    const [saved, removed] = await Promise.all([save([holder(one, unitId)], revision), ask(deleteUnit, { id: unitId }, admin)])
    assert.ok([undefined, 'unit_unknown'].includes(saved.error), saved.error)
    assert.equal(removed.code, 200)
    assert.deepEqual((await read()).current, [])
  }
  const { revision } = await read()
  const [saved, removed] = await Promise.all([save([holder(one, null)], revision), ask(deletePost, { id: postId }, admin)])
  const outcome = [saved.error ?? 'saved', removed.error ?? 'removed'].join()
  assert.ok(['saved,post_held', 'not_found,removed', 'appointments_changed,removed'].includes(outcome), outcome)
})

test('a post has a code of letters and digits and a name in every language', async () => {
  const { admin } = await makeOffice()
  const { fields } = await ask(savePost, { code: '印 章', name: '', nameEn: ' ', nameTw: 'x'.repeat(61) }, admin)
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['code', 'name', 'nameEn', 'nameTw'])
})

test('who closes the account holds nothing any more, and their copy of the data shows what they held', async () => {
  const { ctx, schoolId, college, one, save, askedFor, read } = await makeOffice()
  await save([holder(one, null), { ...holder(one, college), startsOn: '2099-01-01' }], 0)
  await endAppointments(ctx, { id: one, schoolId, phone: null, email: null, language: 'zh_CN' })
  assert.deepEqual([await askedFor(null), (await read()).current], [[], []])
  const held = await exportAppointments(ctx, one)
  assert.deepEqual(
    held.map(({ post, unit, starts_on, ends_on }) => [post, unit, starts_on, ends_on !== null]),
    [['印章管理员', null, '2024-09-01', true]],
  )
})
