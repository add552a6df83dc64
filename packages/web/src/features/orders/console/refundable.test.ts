import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Line, refundableOf } from './refundable.ts'

const line = (id: string, change: Partial<Line> = {}): Line => ({
  id,
  name: '在读证明',
  nameEn: '',
  nameTw: '',
  applicationId: id,
  printTaskId: null,
  templateId: null,
  documentId: null,
  way: 'download',
  quantity: 1,
  freeCopies: 0,
  unitPrice: 500,
  amount: 500,
  refunded: 0,
  steps: [],
  delivery: 'ready',
  reason: '',
  validUntil: null,
  email: '',
  ...change,
})

const paidAt = '2026-03-01T08:00:00Z'
const idsOf = (order: Parameters<typeof refundableOf>[0]) => refundableOf(order).map(({ id }) => id)

test('of an order that nobody paid nothing goes back', () => {
  assert.deepEqual(idsOf({ paidAt: null, lines: [line('a')] }), [])
})

test('what was free, what went back already and what was never begun is left out', () => {
  const lines = [
    line('a'),
    line('b', { amount: 0 }),
    line('c', { refunded: 500 }),
    line('d', { delivery: 'none' }),
    line('e', { refunded: 200 }),
  ]
  assert.deepEqual(idsOf({ paidAt, lines }), ['a', 'e'])
})
