import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideWithdrawal, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { beansOf, lastOf, openStudent, take, usePayingOut } from '../../../testing/withdrawing.ts'
import { proveLedger } from '../books/proof.service.ts'

const open = usePayingOut()

test('an administrator pays out at once or sends back with a reason; two decide once', async () => {
  const { campus } = open()
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const [student, other] = [await openStudent(campus, admin.schoolId), await openStudent(campus, admin.schoolId)]
  const ask = asker(campus.url)
  const [first, second] = [(await take(campus, student)).data, (await take(campus, other)).data]
  assert.equal((await ask(decideWithdrawal, { id: second.id, verdict: 'refuse' }, admin)).error, 'bad_input')
  const ends = await Promise.all(
    [1, 2, 3].map(() => ask(decideWithdrawal, { id: second.id, verdict: 'refuse', reason: '账户有争议' }, admin)),
  )
  assert.equal(ends.filter(({ code }) => code === 200).length, 1)
  assert.deepEqual([(await lastOf(campus, other))?.reason, await beansOf(campus, other)], ['账户有争议', [1000, 0]])
  assert.equal((await ask(decideWithdrawal, { id: first.id, verdict: 'pay' }, admin)).code, 200)
  assert.equal((await ask(decideWithdrawal, { id: first.id, verdict: 'pay' }, admin)).error, 'already_decided')
  await eventually(async () => ((await lastOf(campus, student))?.state === 'waiting' ? undefined : true))
  const listed = (await ask(schoolWithdrawals, { words: student.person.number }, admin)).data
  assert.deepEqual([listed.total, listed.rows[0]?.personId], [1, student.person.id])
  assert.equal((await ask(schoolWithdrawals, { state: 'failed' }, admin)).data.rows[0]?.id, second.id)
  const larger = (await take(campus, other, 700)).data
  const sorted = async (sort: 'amount' | '-amount' | 'createdAt' | undefined) =>
    (await ask(schoolWithdrawals, { sort }, admin)).data.rows.map(({ id }) => id)
  assert.deepEqual(await sorted('-amount'), [larger.id, second.id, first.id])
  assert.deepEqual(await sorted('amount'), [first.id, second.id, larger.id])
  assert.deepEqual(await sorted('createdAt'), (await sorted(undefined)).toReversed())
  const { total, sum } = (await ask(schoolWithdrawals, { words: other.person.number }, admin)).data
  assert.deepEqual([total, sum], [2, 1300])
  assert.deepEqual((await ask(schoolWithdrawals, { until: '2001-01-01' }, admin)).data, { rows: [], total: 0, sum: 0 })
})

test('auditors read withdrawals and decide none; other schools see none; nobody decides their own', async () => {
  const { campus } = open()
  const admin = await openStudent(campus)
  await campus.base.sql.insertInto('person_role').values({ person_id: admin.person.id, school_id: admin.schoolId, role: 'admin' }).execute()
  const auditor = await enter(campus, { schoolId: admin.schoolId, kind: 'teacher', roles: ['auditor'] })
  const stranger = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const ask = asker(campus.url)
  const { id } = (await take(campus, admin)).data
  assert.equal((await ask(schoolWithdrawals, {}, auditor)).data.total, 1)
  const verdict = { id, verdict: 'pay' } as const
  assert.equal((await ask(decideWithdrawal, verdict, auditor)).error, 'forbidden')
  assert.equal((await ask(decideWithdrawal, verdict, stranger)).error, 'not_found')
  assert.equal((await ask(schoolWithdrawals, {}, stranger)).data.total, 0)
  assert.equal((await ask(decideWithdrawal, verdict, admin)).error, 'own_request')
})

test('after all of that the ledger verifies', async () => {
  const { campus } = open()
  assert.deepEqual((await proveLedger(campus.base.sql)).findings, [])
})
