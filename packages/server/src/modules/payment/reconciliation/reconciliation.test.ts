import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { waitingWork } from '@campus/contract/console/work.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { noteDifference, reconcile, reconciliation, reconciliations } from '@campus/contract/payment/console.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { wechatPay } from '../../../ports/pay/wechat/wechat-pay.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { withExtension } from '../../../testing/extensions.ts'
import { beginRecharge, eventsOf, refundsOf, walletOf } from '../../../testing/payments.ts'
import { startWechatPayServer } from '../../../testing/servers/wechat-pay/wechat-pay-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { transfer } from '../../wallet/ledger/ledger.service.ts'
import { paidFor } from '../paid-for.extension.ts'
import { refundPayment } from '../payments/payment.service.ts'
import { billZone } from '../record/numbers.rules.ts'
import { queueNightly, reconcileAll } from './nightly.service.ts'

const day = dayIn(billZone, new Date())
const start = Date.now()
/** At the provider it is noon, so that no test lasts over midnight. */
const noon = startOfDay(billZone, day).getTime() + 43_200_000
let hoursFromNoon = 0
const wechat = await startWechatPayServer({ now: () => new Date(noon + hoursFromNoon * 3_600_000 + Date.now() - start) })
after(() => wechat.close())
const campus = useTestCampus({ services: () => ({ pay: { wechat: wechatPay(wechat.settings) } }) })
const system = () => withExtension(systemContext(campus().base), paidFor, { order: async () => 'unwanted' })
const twoDays = 172_800
let isLater = false

/** The provider lives today, and the campus two days on, so that today is over and its bill is made. */
beforeEach(() => {
  if (!isLater) campus().clock.advance(twoDays)
  isLater = true
  hoursFromNoon = 0
  wechat.changeBill((lines) => lines)
})

/** A student who paid for ten beans, and the administrator of that school; without a notice nobody here knows of the money. */
const buyBeans = async (isNoticeLost = false) => {
  const student = await enter(campus())
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  const { payment } = await beginRecharge(campus(), student, { provider: 'wechat' })
  await runText(campus().base.sql, "delete from pgboss.job where name = 'payment.ask'")
  await wechat.pay(payment.number, { isNoticeLost })
  return { student, admin, payment }
}
type Bought = Awaited<ReturnType<typeof buyBeans>>

const giveBack = async ({ student: { person }, payment }: Bought) => {
  const cause = `test:${payment.id}`
  const [amount, { id: personId, schoolId }] = [400, person]
  await inTransaction(system(), async (ctx) => {
    await transfer(ctx, { kind: 'refund', cause, schoolId, personId, moves: [{ from: { own: 'print' }, to: { own: 'held' }, amount }] })
    await refundPayment(ctx, { paymentId: payment.id, amount, cause, reason: '退款' })
  })
  await eventually(async () => (await eventsOf(campus(), payment.id)).includes('refund_tried') || undefined)
  // The provider is asked again by the comparison alone, however long that takes to come.
  return campus()
    .base.sql.updateTable('payment_refund')
    .set({ next_try_at: null })
    .where('payment_id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const compare = async (admin: Bought['admin']) => {
  const ask = asker(campus().url)
  const made = await ask(reconcile, { provider: 'wechat', day }, admin)
  assert.equal(made.code, 200, made.msg)
  const { data } = await ask(reconciliation, { id: made.data.id }, admin)
  return { ...data, brief: data.rows.map(({ kind, ourAmount, theirAmount, isSettled }) => [kind, ourAmount, theirAmount, isSettled]) }
}

test('a day on which our ledger and the bill agree has no differences, in every comparison', async () => {
  const { admin } = await buyBeans()
  for (let times = 0; times < 2; times += 1) {
    const { ours, theirs, brief, state } = await compare(admin)
    assert.deepEqual([state, ours, theirs, brief], ['done', { count: 1, amount: 1000 }, { count: 1, amount: 1000 }, []])
  }
  const ask = asker(campus().url)
  const list = async (filter: GivenTo<typeof reconciliations>) => (await ask(reconciliations, filter, admin)).data
  for (const sort of [undefined, 'differences', '-day'] as const) {
    const { total, sums, rows } = await list({ provider: 'wechat', from: day, until: day, sort })
    assert.deepEqual([total, sums, rows.length], [1, { ours: 1000, theirs: 1000 }, 1])
  }
  assert.deepEqual([(await list({ until: '2020-01-01' })).total, (await list({ provider: 'alipay' })).sums.ours], [0, 0])
})

test('the day of a bill is the day in China: what was paid just after its midnight and just before the next belongs to it', async () => {
  for (const hours of [-11.5, 11.5]) {
    hoursFromNoon = hours
    const { admin } = await buyBeans()
    const { ours, theirs, brief } = await compare(admin)
    assert.deepEqual([ours, theirs, brief], [{ count: 1, amount: 1000 }, { count: 1, amount: 1000 }, []], `${hours} hours from noon`)
  }
})

test('money that only the bill knows is entered by itself, and the comparison keeps that it was missing', async () => {
  const bought = await buyBeans(true)
  assert.equal((await walletOf(campus(), bought.student)).print, 0)
  const first = await compare(bought.admin)
  assert.deepEqual(first.brief, [['missing_here', null, 1000, true]])
  assert.equal(first.rows[0]?.note, '系统已按账单自动补记')
  assert.deepEqual([first.ours.count, first.differences], [0, 0])
  assert.equal((await walletOf(campus(), bought.student)).print, 1000)
  const again = await compare(bought.admin)
  assert.deepEqual(again.brief, first.brief)
  assert.deepEqual(again.ours, { count: 1, amount: 1000 })
})

test('money missing in the bill stays a difference until its resolution is recorded', async () => {
  const { admin, payment } = await buyBeans()
  const ask = asker(campus().url)
  wechat.changeBill((lines) => lines.filter(({ number }) => number !== payment.number))
  const first = await compare(admin)
  assert.deepEqual([first.brief, first.differences], [[['missing_there', 1000, null, false]], 1])
  const waiting = async () => (await ask(waitingWork, {}, admin)).data.find(({ kind }) => kind === 'payment_differences')
  const found = await waiting()
  assert.deepEqual([found?.count, found?.oldestAt === null], [1, false])
  const id = first.rows[0]?.id ?? ''
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(noteDifference, { id, note: '平台次日入账' }, foreigner)).error, 'not_found')
  assert.equal((await ask(noteDifference, { id, note: '平台次日入账' }, admin)).code, 200)
  const noted = await compare(admin)
  assert.deepEqual([noted.brief, noted.rows[0]?.note, noted.differences], [[['missing_there', 1000, null, true]], '平台次日入账', 0])
  assert.equal(await waiting(), undefined)
})

test('money that came three times under one number has a difference for each receipt', async () => {
  const { admin, payment } = await buyBeans()
  const { number } = payment
  const again = ['second', 'third'].map((ref) => ({ kind: 'payment', number, ref, amount: 1000 }) as const)
  wechat.changeBill((lines) => [...lines, ...again])
  assert.deepEqual(
    (await compare(admin)).brief,
    again.map(() => ['missing_here', null, 1000, true]),
  )
  wechat.changeBill((lines) => lines.filter((line) => line.number !== number))
  const { rows, differences } = await compare(admin)
  assert.deepEqual([rows.filter(({ kind }) => kind === 'missing_there').length, differences], [3, 3])
})

test('an unresolved difference disappears when the bill is corrected', async () => {
  const { admin, payment } = await buyBeans()
  wechat.changeBill((lines) => lines.map((line) => (line.number === payment.number ? { ...line, amount: 999 } : line)))
  assert.deepEqual((await compare(admin)).brief, [['amount', 1000, 999, false]])
  wechat.changeBill((lines) => lines)
  assert.deepEqual((await compare(admin)).brief, [])
})

test('a refund that the provider has done is entered; one that only we know is a difference', async () => {
  const bought = await buyBeans()
  const { number } = await giveBack(bought)
  assert.deepEqual((await compare(bought.admin)).brief, [['refund', null, 400, true]])
  const [done] = await refundsOf(campus(), bought.payment.id)
  assert.deepEqual([done?.state, (await walletOf(campus(), bought.student)).held], ['done', 0])
  // Done here on that day, as far as the bill of that day is concerned.
  await campus()
    .base.sql.updateTable('payment_refund')
    .set({ done_at: new Date(noon), billed_on: null })
    .where('number', '=', number)
    .execute()
  wechat.changeBill((lines) => lines.filter(({ kind }) => kind === 'payment'))
  const other = await buyBeans()
  assert.deepEqual((await compare(other.admin)).brief, [])
  await runText(campus().base.sql, 'delete from reconciliation_difference')
  assert.deepEqual((await compare(bought.admin)).brief, [['refund', 400, null, false]])
})

test('a line that names no payment of ours is no business of any school', async () => {
  const { admin } = await buyBeans()
  wechat.changeBill((lines) => [...lines, { kind: 'payment', number: 'SOMEBODYELSES0001', ref: '42', amount: 5 }])
  const { brief, theirs } = await compare(admin)
  assert.deepEqual([brief, theirs.count], [[], 1])
})

test('only a past day with a bill of an open provider can be compared, by an administrator', async () => {
  const { student, admin } = await buyBeans()
  const auditor = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['auditor'] })
  const ask = asker(campus().url)
  const today = dayIn(billZone, campus().clock.now())
  assert.equal((await ask(reconcile, { provider: 'wechat', day: today }, admin)).error, 'bill_not_ready')
  assert.equal((await ask(reconcile, { provider: 'alipay', day }, admin)).error, 'pay_way_closed')
  assert.equal((await ask(reconcile, { provider: 'wechat', day }, auditor)).error, 'forbidden')
  wechat.refuse('/v3/bill', 500)
  assert.equal((await ask(reconcile, { provider: 'wechat', day }, admin)).error, 'pay_failed')
  wechat.refuse()
  const { id } = await compare(admin)
  assert.equal((await ask(reconciliation, { id }, auditor)).code, 200)
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(reconciliation, { id }, foreigner)).error, 'not_found')
})

test('each night every school is compared; a failure is retried in the following nights, and differences are reported', async () => {
  const { admin, payment } = await buyBeans()
  const ask = asker(campus().url)
  wechat.refuse('/v3/bill', 500)
  await assert.rejects(reconcileAll(system(), { provider: 'wechat', day }))
  const [failed] = (await ask(reconciliations, {}, admin)).data.rows
  assert.deepEqual([failed?.day, failed?.state], [day, 'failed'])
  assert.match(failed?.reason ?? '', /付款平台/)
  wechat.refuse()
  wechat.changeBill((lines) => lines.filter(({ number }) => number !== payment.number))
  await queueNightly(system())
  const queued = await runText(campus().base.sql, "select data->>'day' as day from pgboss.job where name = 'payment.reconcile'")
  assert.ok(queued.rows.some((job) => job['day'] === day))
  await reconcileAll(system(), { provider: 'wechat', day })
  const done = (await ask(reconciliations, {}, admin)).data.rows.find((row) => row.day === day)
  assert.deepEqual([done?.state, done?.reason, done?.differences], ['done', '', 1])
  const [letter] = (await ask(messagesInGroup, { group: 'system' }, admin)).data.rows.toReversed()
  assert.equal(letter?.title, `${day} 对账有 1 处差异`)
})

const comparedDay = async (admin: Bought['admin']) =>
  (await asker(campus().url)(reconciliations, {}, admin)).data.rows.find((row) => row.day === day && row.state === 'done')

test('nights in which no server ran are made up for, and a school that fails holds up no other', async () => {
  const [broken, { admin }] = [await buyBeans(true), await buyBeans()]
  await runText(campus().base.sql, "delete from pgboss.job where name = 'payment.reconcile'")
  const unwanted = withExtension(system(), paidFor, { topup: () => Promise.reject(new Error('broken')) })
  await assert.rejects(reconcileAll(unwanted, { provider: 'wechat', day }), /could not be compared/)
  assert.deepEqual([await comparedDay(broken.admin), (await comparedDay(admin))?.differences], [undefined, 0])
  await queueNightly(system())
  await eventually(() => comparedDay(broken.admin))
})
