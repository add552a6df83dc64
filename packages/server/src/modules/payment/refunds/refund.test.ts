import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { askProvider, schoolPayment, schoolPayments } from '@campus/contract/payment/console.ts'
import { inTransaction, systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { wechatPay } from '../../../ports/pay/wechat/wechat-pay.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { beginRecharge, eventsOf, refundsOf, walletOf } from '../../../testing/payments.ts'
import { startWechatPayServer } from '../../../testing/servers/wechat-pay/wechat-pay-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { transfer } from '../../wallet/ledger/ledger.service.ts'
import { refundPayment } from '../payments/payment.service.ts'
import { sweepPayments } from '../provider-sync/payment-jobs.service.ts'
import { tryRefund } from './refund.service.ts'

const wechat = await startWechatPayServer()
after(() => wechat.close())
const campus = useTestCampus({
  services: (url) => ({ pay: { wechat: wechatPay({ ...wechat.settings, refundNoticeUrl: `${url}/pay/notices/wechat` }) } }),
})
const system = () => systemContext(campus().base)

/** A paid recharge of ten beans. */
const buyBeans = async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student, { provider: 'wechat' })
  await wechat.pay(payment.number)
  return { student, payment }
}
type Bought = Awaited<ReturnType<typeof buyBeans>>

/** Takes beans back and sends their money back, as an action of the school does. */
const giveBack = ({ student: { person }, payment }: Bought, amount: number, cause: string) =>
  inTransaction(system(), async (ctx) => {
    const { id: personId, schoolId } = person
    await transfer(ctx, { kind: 'refund', cause, schoolId, personId, moves: [{ from: { own: 'print' }, to: { own: 'held' }, amount }] })
    await refundPayment(ctx, { paymentId: payment.id, amount, cause, reason: '学校退款' })
  })

/** The provider has answered for the first time. */
const seeTried = (paymentId: string) =>
  eventually(async () => {
    if (!(await eventsOf(campus(), paymentId)).includes('refund_tried')) return undefined
    return (await refundsOf(campus(), paymentId))[0]
  })

const asksFor = (number: string) => wechat.asked.filter((each) => each.endsWith(`/refunds/${number}`)).length
const refundCalls = () => wechat.asked.filter((each) => each === 'POST /v3/refund/domestic/refunds').length

test('money is refunded in parts, once per cause, and booked when the provider has done it', async () => {
  const bought = await buyBeans()
  await giveBack(bought, 300, `test:${bought.payment.id}:1`)
  await Promise.all([1, 2, 3].map(() => giveBack(bought, 200, `test:${bought.payment.id}:2`)))
  const refunds = await eventually(async () => {
    const rows = await refundsOf(campus(), bought.payment.id)
    const answered = (await eventsOf(campus(), bought.payment.id)).filter((kind) => kind === 'refund_tried')
    return answered.length >= rows.length ? rows : undefined
  })
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [300, 200],
  )
  assert.deepEqual(await walletOf(campus(), bought.student), { free: 0, print: 500, held: 500, payout: 0 })
  for (const { number } of refunds)
    await eventually(async () => ((await wechat.refundNotice(number, { times: 5 })).every((status) => status === 200) ? true : undefined))
  assert.deepEqual(await walletOf(campus(), bought.student), { free: 0, print: 500, held: 0, payout: 0 })
  assert.deepEqual(
    (await refundsOf(campus(), bought.payment.id)).map(({ state, failure }) => [state, failure]),
    [
      ['done', ''],
      ['done', ''],
    ],
  )
})

test('a notice of the payment that arrives after those of its refund changes nothing', async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student, { provider: 'wechat' })
  await wechat.pay(payment.number, { isNoticeLost: true })
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  assert.equal((await asker(campus().url)(askProvider, { id: payment.id }, admin)).data.state, 'paid')
  await giveBack({ student, payment }, 1000, `test:${payment.id}`)
  const { number } = await seeTried(payment.id)
  assert.deepEqual(await wechat.refundNotice(number), [200])
  assert.deepEqual(await wechat.notice(payment.number, { times: 2 }), [200, 200])
  assert.deepEqual(await walletOf(campus(), student), { free: 0, print: 0, held: 0, payout: 0 })
})

test('no more is refunded than was paid', async () => {
  const bought = await buyBeans()
  await giveBack(bought, 900, `test:${bought.payment.id}:1`)
  const refund = () =>
    inTransaction(system(), (ctx) =>
      refundPayment(ctx, { paymentId: bought.payment.id, amount: 101, cause: `test:${bought.payment.id}:2`, reason: '退款' }),
    )
  await assert.rejects(refund(), { code: 'nothing_to_refund' })
  assert.equal((await refundsOf(campus(), bought.payment.id)).length, 1)
})

test('a refund that the provider did before a kill is asked after, not asked for again', async () => {
  const bought = await buyBeans()
  await giveBack(bought, 1000, `test:${bought.payment.id}`)
  const tried = await seeTried(bought.payment.id)
  // As if the answer had never been noted: it stays claimed until somebody takes it up.
  await campus()
    .base.sql.updateTable('payment_refund')
    .set({ next_try_at: new Date(0) })
    .where('id', '=', tried.id)
    .execute()
  const before = refundCalls()
  await sweepPayments(system())
  const done = await eventually(async () => (await refundsOf(campus(), bought.payment.id)).find(({ state }) => state === 'done'))
  assert.deepEqual([refundCalls(), asksFor(done.number)], [before, 1])
  assert.deepEqual(await walletOf(campus(), bought.student), { free: 0, print: 0, held: 0, payout: 0 })
})

test('a refund that the provider refuses stays open, its administrators are notified once, and a request retries it', async () => {
  const bought = await buyBeans()
  const { schoolId } = bought.student
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const ask = asker(campus().url)
  wechat.refuse('/v3/refund', 400, 'INVALID_REQUEST')
  await giveBack(bought, 1000, `test:${bought.payment.id}`)
  const failed = await eventually(async () => (await refundsOf(campus(), bought.payment.id)).find(({ state }) => state === 'failed'))
  assert.match(failed.failure, /INVALID_REQUEST/)
  await campus()
    .base.sql.updateTable('payment_refund')
    .set({ next_try_at: new Date(0) })
    .where('id', '=', failed.id)
    .execute()
  await tryRefund(system(), failed.id)
  const letters = (await ask(messagesInGroup, { group: 'system' }, admin)).data.rows
  assert.deepEqual(
    letters.map(({ title }) => title),
    ['一笔 10.00 元的退款未成功'],
  )
  const { data: seen } = await ask(schoolPayment, { id: bought.payment.id }, admin)
  assert.equal(seen.refunds[0]?.state, 'failed')
  assert.match(seen.refunds[0]?.reason ?? '', /学校退款 · .*INVALID_REQUEST/)
  wechat.refuse()
  assert.equal((await ask(askProvider, { id: bought.payment.id }, admin)).code, 200)
  assert.equal((await ask(schoolPayment, { id: bought.payment.id }, admin)).data.refunds[0]?.state, 'waiting')
  await wechat.refundNotice(failed.number)
  assert.equal((await ask(schoolPayment, { id: bought.payment.id }, admin)).data.refunds[0]?.state, 'done')
})

test('a refund that the provider gives up is shown as failed, until it is resolved there', async () => {
  const bought = await buyBeans()
  wechat.hold('refunds')
  await giveBack(bought, 1000, `test:${bought.payment.id}`)
  const tried = await seeTried(bought.payment.id)
  await eventually(async () => {
    wechat.finishRefund(tried.number, 'ABNORMAL')
    const answers: readonly number[] = await wechat.refundNotice(tried.number).catch(() => [])
    return answers.includes(200) || undefined
  })
  assert.equal((await refundsOf(campus(), bought.payment.id))[0]?.state, 'failed')
  assert.equal((await walletOf(campus(), bought.student)).held, 1000)
  wechat.finishRefund(tried.number, 'SUCCESS')
  await wechat.refundNotice(tried.number)
  assert.equal((await walletOf(campus(), bought.student)).held, 0)
})

test('a refund that the provider closes is shown as failed, and asked for again under another number', async () => {
  const bought = await buyBeans()
  const admin = await enter(campus(), { schoolId: bought.student.schoolId, kind: 'teacher', roles: ['admin'] })
  wechat.hold('refunds')
  await giveBack(bought, 1000, `test:${bought.payment.id}`)
  const tried = await seeTried(bought.payment.id)
  wechat.finishRefund(tried.number, 'CLOSED')
  assert.deepEqual(await wechat.refundNotice(tried.number), [200])
  const [closed] = await refundsOf(campus(), bought.payment.id)
  assert.deepEqual([closed?.state, closed?.failure, closed?.number === tried.number], ['failed', 'CLOSED', false])
  assert.equal((await walletOf(campus(), bought.student)).held, 1000)
  assert.equal((await asker(campus().url)(askProvider, { id: bought.payment.id }, admin)).code, 200)
  const [again, ...others] = await refundsOf(campus(), bought.payment.id)
  assert.deepEqual([again?.state, again?.number, others], ['waiting', closed?.number, []])
  wechat.finishRefund(again?.number ?? '', 'SUCCESS')
  assert.deepEqual(await wechat.refundNotice(again?.number ?? ''), [200])
  assert.equal((await refundsOf(campus(), bought.payment.id))[0]?.state, 'done')
  assert.equal((await walletOf(campus(), bought.student)).held, 0)
})

const setNextTry = (id: string, at: Date) =>
  campus().base.sql.updateTable('payment_refund').set({ next_try_at: at }).where('id', '=', id).execute()

const askedAbout = (number: string) => refundCalls() + asksFor(number)

test('a refund is tried when due, not before, and by one of several concurrent workers', async () => {
  const bought = await buyBeans()
  wechat.hold('refunds')
  await giveBack(bought, 1000, `test:${bought.payment.id}`)
  const { id, number } = await seeTried(bought.payment.id)
  await setNextTry(id, later(campus().clock.now(), 3600))
  const before = askedAbout(number)
  await tryRefund(system(), id)
  assert.equal(askedAbout(number), before, 'its time has not come')
  await setNextTry(id, campus().clock.now())
  await Promise.all(Array.from({ length: 5 }, () => tryRefund(system(), id)))
  await eventually(() => askedAbout(number) > before || undefined)
  assert.equal(askedAbout(number), before + 1, 'one of five asks the provider')
})

test('administrators and auditors find the payments of their school, others find none', async () => {
  const { student, payment } = await buyBeans()
  const { schoolId } = student
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const ask = asker(campus().url)
  for (const words of [payment.number, student.person.number, undefined]) {
    const { data } = await ask(schoolPayments, { words, state: 'paid', provider: 'wechat', sort: 'amount' }, auditor)
    assert.deepEqual([data.total, data.sum, data.rows[0]?.id, data.rows[0]?.personNumber], [1, 1000, payment.id, student.person.number])
  }
  assert.equal((await ask(schoolPayments, { words: '%' }, admin)).data.total, 0)
  assert.equal((await ask(schoolPayments, { provider: 'alipay' }, admin)).data.total, 0)
  assert.equal((await ask(schoolPayments, {}, foreigner)).data.total, 0)
  assert.equal((await ask(schoolPayment, { id: payment.id }, foreigner)).error, 'not_found')
  assert.equal((await ask(askProvider, { id: payment.id }, foreigner)).error, 'not_found')
  assert.equal((await ask(askProvider, { id: payment.id }, auditor)).error, 'forbidden')
  assert.equal((await ask(schoolPayments, {}, student)).error, 'forbidden')
  const { data } = await ask(schoolPayment, { id: payment.id }, { ...admin, language: 'en_US' })
  assert.deepEqual(
    data.events.map(({ text }) => text.replace(/\(.*\)/, '(ref)')),
    ['Payment prepared', 'Payer sent to the provider', 'Notification: paid', '10.00 yuan received (ref)'],
  )
})
