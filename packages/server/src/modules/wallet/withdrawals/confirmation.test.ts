import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { cancelWithdrawal, confirmWithdrawal } from '@campus/contract/wallet/withdrawals.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { beansOf, becomes, lastOf, openStudent, payOutLater, take, usePayingOut, type Withdrawing } from '../../../testing/withdrawing.ts'
import { proveLedger } from '../books/proof.service.ts'
import { payOutDue } from './payout.service.ts'

const open = usePayingOut()

/** Sends a withdrawal off to a provider that wants its payee to agree first. */
const sendOff = async (student: Withdrawing) => {
  const { campus, wechat } = open()
  wechat.wantConfirmation(true)
  const { data } = await take(campus, student)
  await payOutLater(campus)
  wechat.wantConfirmation(false)
  return data
}

const askToConfirm = (id: string, who: Parameters<ReturnType<typeof asker>>[2]) => asker(open().campus.url)(confirmWithdrawal, { id }, who)

test('a payee who has to agree is notified, continues inside the messaging app, and is then paid', async () => {
  const { campus, wechat } = open()
  const [student, stranger] = [await openStudent(campus), await openStudent(campus)]
  const { id, number } = await sendOff(student)
  assert.deepEqual([(await lastOf(campus, student))?.state, await beansOf(campus, student)], ['confirming', [400, 600]])
  const [reported, ...others] = (await asker(campus.url)(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.deepEqual([reported?.title, others], ['请确认收款：提现 6.00 元', []])
  assert.equal((await askToConfirm(id, stranger)).error, 'not_found')
  assert.equal((await askToConfirm(id, { token: student.token })).error, 'only_in_messaging_app')
  const kept = await campus.base.sql.selectFrom('withdrawal').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const { data: words } = await askToConfirm(id, student)
  assert.ok(!kept.confirmation_encrypted?.includes(words.package))
  assert.equal((await asker(campus.url)(cancelWithdrawal, { id }, student)).error, 'already_decided')

  wechat.confirmInApp(words)
  campus.clock.advance(20)
  await becomes(campus, student, 'sending')
  wechat.finishTransfer(number, 'SUCCESS')
  campus.clock.advance(4000)
  await becomes(campus, student, 'done')
  assert.deepEqual(await beansOf(campus, student), [400, 0])
  assert.equal((await askToConfirm(id, student)).error, 'already_decided')
})

test("a payout without the payee's consent is returned, with the reason", async () => {
  const { campus, wechat } = open()
  for (const end of ['FAIL', 'CANCELLED'] as const) {
    const student = await openStudent(campus)
    const { number } = await sendOff(student)
    campus.clock.advance(4000)
    await payOutDue(systemContext(campus.base))
    assert.equal((await lastOf(campus, student))?.state, 'confirming', 'as long as the provider waits for them')
    wechat.finishTransfer(number, end, 'OVERDUE_CLOSE')
    campus.clock.advance(4000)
    const row = await becomes(campus, student, 'failed')
    assert.equal(row.reason, '没有在微信中确认收款，款项已退回余额，可以重新提现')
    assert.deepEqual(await beansOf(campus, student), [1000, 0])
  }
})

test('a payee can agree although the response with the data for it was lost', async () => {
  const { campus, wechat } = open()
  const student = await openStudent(campus)
  wechat.spoil('forged')
  const { id } = await sendOff(student)
  wechat.spoil(undefined)
  assert.equal((await lastOf(campus, student))?.state, 'sending')
  campus.clock.advance(200)
  await becomes(campus, student, 'confirming')
  wechat.confirmInApp((await askToConfirm(id, student)).data)
})

test('after all of that the ledger verifies', async () => {
  const { campus } = open()
  assert.deepEqual((await proveLedger(campus.base.sql)).findings, [])
})
