import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findIn, type LineFact, type OrderFact, type PaymentFact, undelivered } from './evidence.rules.ts'

const now = new Date('2026-05-10T08:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const line = (state: string, more: Partial<LineFact> = {}): LineFact => ({
  lineId: state,
  kind: 'certificate',
  state,
  printState: null,
  amount: 500,
  refunded: 0,
  ...more,
})
const payment = (state: string, more: Partial<PaymentFact> = {}): PaymentFact => ({
  paymentId: 'first',
  state,
  amount: 500,
  refunded: 0,
  wasAnswered: true,
  ...more,
})
const order = (more: Partial<OrderFact> = {}): OrderFact => ({
  orderId: 'order',
  isPaid: true,
  paidBy: 'first',
  changedAt: minutesAgo(60),
  lines: [line('done')],
  payments: [payment('paid')],
  ...more,
})

test('payment, ledger and delivery together determine the finding', () => {
  const cases: readonly [string, OrderFact][] = [
    ['paid_delivered', order()],
    ['paid_undelivered', order({ lines: [line('failed')] })],
    ['paid_undelivered', order({ lines: [line('done'), line('send_failed')] })],
    ['paid_undelivered', order({ lines: [line('making')] })],
    ['paid_delivered', order({ lines: [line('making')], changedAt: minutesAgo(9) })],
    ['refunded', order({ lines: [line('refunded', { refunded: 500 })] })],
    ['not_printed', order({ lines: [line('done', { kind: 'print', printState: 'to_print' })] })],
    ['paid_delivered', order({ lines: [line('done', { kind: 'print', printState: 'printed' })] })],
    ['paid_twice', order({ payments: [payment('paid'), payment('paid', { paymentId: 'second' })] })],
    ['paid_delivered', order({ payments: [payment('paid'), payment('paid', { paymentId: 'second', refunded: 500 })] })],
    ['unpaid', order({ isPaid: false, paidBy: null, lines: [line('waiting')], payments: [payment('open')] })],
    ['unpaid', order({ isPaid: false, paidBy: null, lines: [line('waiting')], payments: [] })],
    ['unclear', order({ isPaid: false, paidBy: null, lines: [line('waiting')], payments: [payment('open', { wasAnswered: false })] })],
    ['refunded', order({ isPaid: false, paidBy: null, lines: [line('dropped')], payments: [payment('paid', { refunded: 500 })] })],
    ['paid_undelivered', order({ isPaid: false, paidBy: null, lines: [line('dropped')], payments: [payment('paid')] })],
  ]
  for (const [finding, fact] of cases) assert.equal(findIn([fact], now).finding, finding, JSON.stringify(fact))
})

test('of several orders the one with a payment and without delivery is examined', () => {
  const good = order({ orderId: 'good' })
  const bad = order({ orderId: 'bad', lines: [line('failed')] })
  const unpaid = order({ orderId: 'unpaid', isPaid: false, paidBy: null, payments: [] })
  assert.equal(findIn([unpaid, good, bad], now).order?.orderId, 'bad')
  assert.equal(findIn([unpaid, good], now).order?.orderId, 'good')
  assert.deepEqual(findIn([], now), { finding: 'nothing_found', order: undefined })
})

test('what failed did not arrive, and what takes too long neither', () => {
  const lines = [line('done'), line('failed'), line('send_failed'), line('making'), line('to_send'), line('waiting'), line('refunded')]
  const states = (changedAt: Date) => undelivered(order({ lines, changedAt }), now).map(({ state }) => state)
  assert.deepEqual(states(minutesAgo(11)), ['failed', 'send_failed', 'making', 'to_send', 'waiting'])
  assert.deepEqual(states(minutesAgo(9)), ['failed', 'send_failed'])
})
