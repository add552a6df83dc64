import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { grantBeans, grantees, grants } from '@campus/contract/wallet/console.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '周管理' })
  const { schoolId } = admin
  return { admin, student: await enter(campus(), { schoolId }), classmate: await enter(campus(), { schoolId }), schoolId }
}
const beansOf = async (student: Awaited<ReturnType<typeof enter>>) => (await asker(campus().url)(beanBalance, {}, student)).data.freeBeans

test('an administrator gives free beans to people named by their numbers, who see the reason', async () => {
  const { admin, student, classmate } = await openSchool()
  const ask = asker(campus().url)
  const numbers = [student.person.number, classmate.person.number, student.person.number]
  const named = (await ask(grantees, { numbers: [...numbers, 'no-such-number'] }, admin)).data
  assert.deepEqual(named.people.map(({ id }) => id).toSorted(), [student.person.id, classmate.person.id].toSorted())
  assert.deepEqual(named.unknown, ['no-such-number'])
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.deepEqual((await ask(grantees, { numbers: [student.person.number] }, foreign)).data.people, [])
  const { data } = await ask(grantBeans, { numbers, amount: 500, reason: '奖学金' }, admin)
  assert.deepEqual([data.given, await beansOf(student), await beansOf(classmate)], [2, 500, 500])
  const [reported] = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal(reported?.title, '学校发给您 5.00 赠送豆')
  const listed = (await ask(grants, {}, admin)).data
  assert.equal(listed.sum, 1000)
  const found = (await ask(grants, { words: student.person.number, sort: 'at' }, admin)).data
  assert.deepEqual([found.total, found.sum, found.rows[0]?.personId], [1, 500, student.person.id])
  assert.equal((await ask(grants, { words: '没有这个原因' }, admin)).data.total, 0)
  await campus().base.sql.updateTable('person').set({ name_pinyin: 'Lin Xiaoyu' }).where('id', '=', student.person.id).execute()
  const inEnglish = (await ask(grants, { words: 'lin xiao' }, { ...admin, language: 'en_US' })).data.rows
  assert.deepEqual(
    inEnglish.map(({ personName }) => personName),
    ['Lin Xiaoyu'],
  )
  assert.deepEqual([listed.total, listed.rows[0]?.reason, listed.rows[0]?.grantedBy, listed.rows[0]?.amount], [2, '奖学金', '周管理', 500])
})

test('each grant is in the audit log: who gave, how much, to how many and why; a refused one is not', async () => {
  const { admin, student, classmate, schoolId } = await openSchool()
  const ask = asker(campus().url)
  const numbers = [student.person.number, classmate.person.number]
  await ask(grantBeans, { numbers, amount: 300, reason: '补贴' }, admin)
  await ask(grantBeans, { numbers: ['no-such-number'], amount: 300, reason: '补贴' }, admin)
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .where('action', '=', 'wallet.granted')
    .select(['actor_id', 'subject_kind', 'details'])
    .execute()
  assert.deepEqual(entries, [{ actor_id: admin.person.id, subject_kind: 'grant', details: { people: 2, amount: 300, reason: '补贴' } }])
})

test('two concurrent identical requests grant once', async () => {
  const { admin, student } = await openSchool()
  const key = randomUUID()
  const wish = { numbers: [student.person.number], amount: 500, reason: '补贴' }
  await Promise.all([1, 2, 3].map(() => asker(campus().url)(grantBeans, wish, { ...admin, key })))
  assert.equal(await beansOf(student), 500)
})

test('one unknown number refuses the whole grant', async () => {
  const { admin, student } = await openSchool()
  const stranger = await enter(campus())
  const numbers = [student.person.number, stranger.person.number]
  const refused = await asker(campus().url)(grantBeans, { numbers, amount: 500, reason: '补贴' }, admin)
  assert.equal(refused.error, 'user_unknown')
  assert.deepEqual([await beansOf(student), await beansOf(stranger)], [0, 0])
})

test('nobody gives beans to themselves, students and auditors give none, and bad amounts are refused', async () => {
  const { admin, student, schoolId } = await openSchool()
  const ask = asker(campus().url)
  const wish = { numbers: [student.person.number], amount: 500, reason: '补贴' }
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  assert.equal((await ask(grantBeans, { ...wish, numbers: [admin.person.number] }, admin)).error, 'own_request')
  assert.equal((await ask(grantBeans, wish, auditor)).error, 'forbidden')
  assert.equal((await ask(grantBeans, wish, student)).error, 'forbidden')
  assert.equal((await ask(grants, {}, auditor)).code, 200)
  for (const bad of [{ amount: 0 }, { amount: -5 }, { amount: 0.5 }, { numbers: [] }, { reason: '' }])
    assert.equal((await ask(grantBeans, { ...wish, ...bad }, admin)).error, 'bad_input')
  assert.equal(await beansOf(student), 0)
})
