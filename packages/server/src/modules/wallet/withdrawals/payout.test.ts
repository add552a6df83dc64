import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { cancelWithdrawal } from '@campus/contract/wallet/withdrawals.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { giveBeans } from '../../../testing/beans.ts'
import { enter } from '../../../testing/enter.ts'
import {
  beansOf,
  becomes,
  bind,
  inMessagingApp,
  lastOf,
  openStudent,
  payOutLater,
  take,
  usePayingOut,
} from '../../../testing/withdrawing.ts'
import { proveLedger } from '../books/proof.service.ts'
import { payOutDue } from './payout.service.ts'

const open = usePayingOut()

const sentFor = (number: string) => [
  open().wechat.asked.filter((line) => line.endsWith(`/out-bill-no/${number}`)).length,
  open().wechat.asked.filter((line) => line === 'POST /v3/fund-app/mch-transfer/transfer-bills').length,
]

test('after a lost response the provider is queried, so that nobody is paid twice', async () => {
  const { campus, wechat } = open()
  const student = await openStudent(campus)
  const { number } = (await take(campus, student)).data
  const [, before = 0] = sentFor(number)
  wechat.spoil('forged')
  await payOutLater(campus)
  wechat.spoil(undefined)
  assert.equal((await lastOf(campus, student))?.state, 'sending')
  assert.equal(
    (await asker(campus.url)(cancelWithdrawal, { id: (await lastOf(campus, student))?.id ?? '' }, student)).error,
    'already_decided',
  )
  campus.clock.advance(200)
  await becomes(campus, student, 'done')
  const [questions = 0, sent] = sentFor(number)
  assert.deepEqual([questions > 0, sent], [true, before + 1])
  assert.deepEqual(await beansOf(campus, student), [400, 0])
})

test('a temporary provider error is retried, a failed payout is returned, and the owner sees the reason', async () => {
  const { campus, wechat } = open()
  const student = await openStudent(campus)
  const { number } = (await take(campus, student)).data
  wechat.refuse('transfer-bills', 403, 'RULE_LIMIT')
  await payOutLater(campus)
  assert.equal((await lastOf(campus, student))?.state, 'sending', 'as long as the provider cannot be asked, nothing is believed')
  wechat.refuse()
  wechat.hold('transfers')
  campus.clock.advance(200)
  await payOutDue(systemContext(campus.base))
  wechat.finishTransfer(number, 'FAIL', 'ACCOUNT_FROZEN')
  campus.clock.advance(4000)
  const row = await becomes(campus, student, 'failed')
  assert.equal(row.reason, '提现失败，款项仍在余额中，请稍后重试')
  assert.deepEqual(await beansOf(campus, student), [1000, 0])
  const [reported] = (await asker(campus.url)(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal(reported?.title, '提现 6.00 元未成功，已退回余额')
})

test('two thousand yuan are paid out under the name of their owner, as the provider wants it', async () => {
  const { campus, wechat } = open()
  const student = await openStudent(campus)
  await giveBeans(campus, student, { print: 199_000 })
  const { number } = (await take(campus, student, 200_000)).data
  await payOutLater(campus)
  wechat.finishTransfer(number, 'SUCCESS')
  campus.clock.advance(100)
  await becomes(campus, student, 'done')
  const { name } = await campus.base.sql.selectFrom('person').where('id', '=', student.person.id).select('name').executeTakeFirstOrThrow()
  assert.equal(wechat.payeeOf(number), name)
})

test('an account that the provider rejects gets nothing, and the beans are returned', async () => {
  const { campus } = open()
  const student = { ...(await enter(campus)), headers: inMessagingApp }
  await bind(campus, student, '')
  await giveBeans(campus, student, { print: 1000 })
  await take(campus, student)
  await payOutLater(campus)
  await becomes(campus, student, 'failed')
  assert.deepEqual(await beansOf(campus, student), [1000, 0])
})

test('after all of that the ledger verifies', async () => {
  const { campus } = open()
  assert.deepEqual((await proveLedger(campus.base.sql)).findings, [])
})
