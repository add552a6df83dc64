import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { paymentStatus } from '@campus/contract/payment/payments.ts'
import { type CallerCtx, inTransaction, systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
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
import type { PaidFor } from '../paid-for.ts'
import { closePayments, openPaymentOf, paymentsOf, preparePayment, stepFor } from '../payments/payment.service.ts'
import { creditTopup } from '../recharge/topup.service.ts'
import { askNow, askWhenDue } from './ask.service.ts'
import { sweepPayments } from './payment-jobs.service.ts'

const wechat = await startWechatPayServer()
after(() => wechat.close())
const campus = useTestCampus({
  services: (url) => ({ pay: { wechat: wechatPay({ ...wechat.settings, refundNoticeUrl: `${url}/pay/notices/wechat` }) } }),
})

/** Nothing is for sale but beans. */
const withPaidFor = (given: Partial<PaidFor> = {}) =>
  withExtension(systemContext(campus().base), paidFor, { order: async () => 'unwanted', ...given })
const system = () => withPaidFor()
const nothing = { free: 0, print: 0, held: 0, payout: 0 }

/** Nobody asks by themselves any more, as after a kill: what is learnt is learnt in the way that the test is about. */
const forgetQuestions = () => runText(campus().base.sql, "delete from pgboss.job where name = 'payment.ask'")

const begin = async () => {
  const student = await enter(campus())
  const { payment } = await beginRecharge(campus(), student, { provider: 'wechat' })
  await forgetQuestions()
  return { student, payment, number: payment.number }
}

const seeBeans = async (student: Parameters<typeof walletOf>[1]) => {
  await eventually(async () => ((await walletOf(campus(), student)).print > 0 ? true : undefined))
  assert.deepEqual(await walletOf(campus(), student), { ...nothing, print: 1000 })
}

const close = (paymentId: string) => inTransaction(system(), (ctx) => closePayments(ctx, 'topup', paymentId))

const stateOf = async (id: string) =>
  await campus().base.sql.selectFrom('payment').where('id', '=', id).select(['state', 'next_ask_at', 'refunded']).executeTakeFirstOrThrow()

/** WeChat accepts a refund at once and sends a notice when it is done. */
const seeGoingBack = async (paymentId: string) => {
  const tried = await eventually(async () => (await refundsOf(campus(), paymentId)).find(({ attempts }) => attempts > 0))
  await eventually(async () => {
    const answers: readonly number[] = await wechat.refundNotice(tried.number).catch(() => [])
    return answers.includes(200) || undefined
  })
  assert.deepEqual(
    (await refundsOf(campus(), paymentId)).map(({ state }) => state),
    ['done'],
  )
  return tried
}

test('the same notice fifty times at once credits once', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  const answers = await wechat.notice(number, { times: 50 })
  assert.deepEqual([...new Set(answers)], [200])
  assert.deepEqual(await walletOf(campus(), student), { ...nothing, print: 1000 })
  assert.deepEqual(await eventsOf(campus(), payment.id), ['prepared', 'sent_off', 'noticed', 'paid'])
})

test('notice, question and a second question at once credit once', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  await Promise.all([wechat.notice(number), askNow(system(), payment.id), askNow(system(), payment.id)])
  assert.deepEqual(await walletOf(campus(), student), { ...nothing, print: 1000 })
})

test('a missing notice is replaced by our own query', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  campus().clock.advance(8)
  await askWhenDue(system(), payment.id)
  await seeBeans(student)
  assert.deepEqual(await stateOf(payment.id), { state: 'paid', next_ask_at: null, refunded: 0 })
})

test('after a crash the sweeper resumes abandoned queries', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  assert.equal((await stateOf(payment.id)).state, 'open')
  campus().clock.advance(60)
  await sweepPayments(system())
  await seeBeans(student)
})

test('a forged, a changed, a stale notice and one for another merchant are rejected and change nothing', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  const hourAgo = new Date(Date.now() - 3_600_000)
  for (const how of [{ isForged: true }, { isChanged: true }, { at: hourAgo }, { merchant: '1900000009' }])
    assert.deepEqual(await wechat.notice(number, how), [401], JSON.stringify(how))
  assert.deepEqual(await walletOf(campus(), student), nothing)
  assert.deepEqual(await eventsOf(campus(), payment.id), ['prepared', 'sent_off'])
  assert.deepEqual(await wechat.notice(number), [200])
})

test('a notice with another amount is not trusted: the provider is queried, and the confirmed amount counts', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  assert.deepEqual(await wechat.notice(number, { amount: 1 }), [200])
  await seeBeans(student)
  assert.deepEqual(await eventsOf(campus(), payment.id), ['prepared', 'sent_off', 'wrong_amount_told', 'asked', 'paid'])
})

test('a wrong amount pays nothing and is refunded automatically, and the payer is notified', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { amount: 400 })
  const refund = await seeGoingBack(payment.id)
  assert.deepEqual([refund.amount, refund.reason], [400, 'wrong_amount'])
  assert.deepEqual(await walletOf(campus(), student), nothing)
  const { data } = await asker(campus().url)(paymentStatus, { paymentId: payment.id }, student)
  assert.deepEqual([data.state, data.refunded], ['closed', 400])
  const [letter] = (await asker(campus().url)(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.match(letter?.title ?? '', /4\.00 元将原路退回/)
})

test('money for a closed recharge still buys the beans', async () => {
  const { student, payment, number } = await begin()
  await close(payment.id)
  await seeClosedThere(number)
  assert.equal((await stateOf(payment.id)).state, 'closed')
  assert.deepEqual(await wechat.pay(number, { isLate: true }), [200])
  assert.deepEqual(await walletOf(campus(), student), { ...nothing, print: 1000 })
  assert.equal((await stateOf(payment.id)).state, 'paid')
})

test('money paid during the closing is detected by the closing', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  await close(payment.id)
  await seeBeans(student)
  assert.equal((await stateOf(payment.id)).state, 'paid')
})

test('at the end of its time a payment is closed at the provider, and asked after for a while', async () => {
  const { payment, number } = await begin()
  campus().clock.advance(1801)
  await askWhenDue(system(), payment.id)
  const closed = await eventually(async () => {
    const { state, next_ask_at } = await stateOf(payment.id)
    return state === 'closed' ? { next_ask_at } : undefined
  })
  assert.ok(closed.next_ask_at)
  assert.ok(wechat.asked.includes(`POST /v3/pay/transactions/out-trade-no/${number}/close`))
})

test('a provider that does not answer is asked again, and nothing is lost', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  wechat.refuse(number, 500)
  campus().clock.advance(8)
  await askWhenDue(system(), payment.id)
  const { data } = await asker(campus().url)(paymentStatus, { paymentId: payment.id }, student)
  assert.equal(data.state, 'open')
  wechat.refuse()
  campus().clock.advance(30)
  await askWhenDue(system(), payment.id)
  await seeBeans(student)
  assert.ok((await eventsOf(campus(), payment.id)).includes('ask_failed'))
})

test('a kill between the money and what it is for leaves nothing half done: the next notice does all of it', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  const killed = withPaidFor({
    topup: async (ctx, paid) => {
      await creditTopup(ctx, paid)
      throw new Error('killed')
    },
  })
  await assert.rejects(askNow(killed, payment.id), /killed/)
  assert.deepEqual(await walletOf(campus(), student), nothing)
  assert.equal((await stateOf(payment.id)).state, 'open')
  assert.deepEqual(await wechat.notice(number), [200])
  assert.deepEqual(await walletOf(campus(), student), { ...nothing, print: 1000 })
})

test('unexpected money is refunded automatically, once', async () => {
  const { student, payment, number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  const unwanted = withPaidFor({ topup: async () => 'unwanted' })
  await Promise.all(Array.from({ length: 5 }, () => askNow(unwanted, payment.id)))
  await seeGoingBack(payment.id)
  assert.equal((await refundsOf(campus(), payment.id)).length, 1)
  assert.deepEqual(await walletOf(campus(), student), nothing)
  assert.deepEqual({ ...(await stateOf(payment.id)) }, { state: 'closed', next_ask_at: null, refunded: 1000 })
})

/** Somebody who buys, as the services see them. */
const enterBuyer = async () => {
  const { person, schoolId } = await enter(campus())
  const caller = { personId: person.id, schoolId, sessionId: '', roles: ['student'], isAgent: false } as const
  const origin = { ...system().origin, network: '127.0.0.1' }
  const ctx: CallerCtx = { ...system(), caller, origin }
  return { person, ctx }
}

const seeClosedThere = (number: string) =>
  eventually(() => (wechat.asked.includes(`POST /v3/pay/transactions/out-trade-no/${number}/close`) ? true : undefined))

test('of two payments of one order the first pays it and the other is refunded', async () => {
  for (const firstToCome of [0, 1]) {
    const { person, ctx } = await enterBuyer()
    const wish = {
      purpose: 'order',
      subjectId: randomUUID(),
      provider: 'wechat',
      description: '成绩单',
      expiresAt: later(ctx.now(), 900),
    } as const
    const begun = []
    for (const amount of [500, 700]) {
      const { id } = await preparePayment(ctx, { ...wish, amount })
      begun.push((await stepFor(ctx, id)).payment)
    }
    await seeClosedThere(begun[0]?.number ?? '')
    await forgetQuestions()
    let isPaid = false
    const order: PaidFor['order'] = async (ctx, { personId, schoolId, amount, id }) => {
      if (isPaid) return 'unwanted'
      isPaid = true
      const moves = [{ from: { own: 'held' }, to: { house: 'revenue' }, amount }] as const
      await transfer(ctx, { kind: 'purchase', cause: `order:${id}`, schoolId, personId, moves })
      return 'applied'
    }
    for (const { number } of begun) await wechat.pay(number, { isNoticeLost: true, isLate: true })
    for (const { id } of firstToCome === 0 ? begun : begun.toReversed()) await askNow(withExtension(ctx, paidFor, { order }), id)
    const after = await Promise.all(begun.map(({ id }) => stateOf(id)))
    const [applied, other] = firstToCome === 0 ? after : after.toReversed()
    assert.deepEqual([applied?.state, applied?.refunded], ['paid', 0])
    assert.deepEqual([other?.state, other?.refunded], ['closed', firstToCome === 0 ? 700 : 500])
    await seeGoingBack(begun[1 - firstToCome]?.id ?? '')
    assert.deepEqual(await walletOf(campus(), { person }), nothing)
  }
})

test('the open payment is reused for the same request; for another it is closed, here and at the provider', async () => {
  const { ctx } = await enterBuyer()
  const wish = { purpose: 'order', subjectId: randomUUID(), provider: 'wechat', description: '成绩单', amount: 500 } as const
  const prepare = (more: { amount?: number }) => preparePayment(ctx, { ...wish, expiresAt: later(ctx.now(), 900), ...more })
  const first = await prepare({})
  await stepFor(ctx, first.id)
  assert.equal((await prepare({})).id, first.id)
  const second = await prepare({ amount: 600 })
  assert.notEqual(second.id, first.id)
  assert.equal((await openPaymentOf(ctx, 'order', wish.subjectId))?.id, second.id)
  await seeClosedThere(first.number)
  const reported = await paymentsOf(ctx, 'order', wish.subjectId)
  assert.deepEqual(
    reported.map(({ state }) => state),
    ['closed', 'open'],
  )
  assert.equal(reported[0]?.events[0]?.text, '付款已创建')
})

test('a notice of a payment that is not ours, of an unknown provider or malformed is rejected', async () => {
  const { number } = await begin()
  await wechat.pay(number, { isNoticeLost: true })
  await campus()
    .base.sql.updateTable('payment')
    .set({ number: `X${number.slice(1)}` })
    .where('number', '=', number)
    .execute()
  const [answer] = await wechat.notice(number)
  assert.ok(answer !== undefined && answer >= 400, String(answer))
  const post = (provider: string, body: string) =>
    fetch(`${campus().url}/pay/notices/${provider}`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  assert.equal((await post('alipay', '{}')).status, 404)
  assert.equal((await post('constructor', '{}')).status, 404)
  assert.equal((await post('wechat', 'not a notice')).status, 401)
  assert.equal((await post('wechat', '')).status, 401)
  assert.equal((await post('wechat', 'x'.repeat(70_000))).status, 413)
})
