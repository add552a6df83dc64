import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '@campus/contract/orders/orders.ts'
import { toLocalTime } from '@campus/ui/time/local-time.ts'
import { emptyStart, startFrom, troubledLine } from './start-values.ts'

type Line = Order['lines'][number]
type Payment = NonNullable<Order['payment']>

const line = (id: string, delivery: Line['delivery'], quantity = 1) => ({ id, delivery, quantity, templateId: 'template' }) as Line
const open = { provider: 'alipay', amount: 700, createdAt: '2026-03-01T08:00:00.000Z' } as Payment
const order = {
  id: 'order',
  payment: null,
  provider: null,
  fromMoney: 0,
  total: 1000,
  paidAt: null,
  lines: [line('first', 'sent'), line('second', 'failed', 3)],
}

test('an appeal is about what did not arrive, else about the first line', () => {
  assert.equal(troubledLine(order)?.id, 'second')
  assert.equal(troubledLine({ lines: [line('only', 'picked_up')] })?.id, 'only')
  assert.equal(troubledLine({ lines: [] }), undefined)
})

test('a payment that is still open here gives method, time and amount', () => {
  const start = startFrom({ ...order, payment: open }, false)
  assert.equal(start.payWay, 'alipay')
  assert.equal(start.amount, 700)
  assert.equal(start.paidAt, toLocalTime(Date.parse(open.createdAt)))
  assert.equal(start.copies, 3)
  assert.equal(start.templateId, 'template')
})

test('a paid order gives the paid money, or the beans', () => {
  const paidAt = '2026-03-01T09:00:00.000Z'
  const byMoney = startFrom({ ...order, provider: 'wechat', fromMoney: 400, paidAt }, true)
  assert.deepEqual([byMoney.payWay, byMoney.amount, byMoney.entrance], ['wechat', 400, 'web'])
  assert.deepEqual(startFrom({ ...order, paidAt }, false).payWay, 'beans')
})

test('of a print no certificate is named', () => {
  const start = startFrom({ ...order, lines: [{ ...line('print', 'failed'), templateId: null }] }, false)
  assert.deepEqual([start.kind, start.templateId], ['print', ''])
})

test('what nobody knows is left to be chosen', () => {
  const start = startFrom(order, false)
  assert.deepEqual([start.payWay, start.paidAt, start.amount], ['', '', 1000])
  assert.equal(emptyStart(false).entrance, 'app')
})
