import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Notice } from '../../../ports/pay/pay.ts'
import { isReadable } from './notice.rules.ts'

const paid = { state: 'paid', amount: 500, ref: '4200001', paidAt: new Date('2026-01-31T01:30:00Z') } as const
const number = '20260131000000000001'

test('a notice with unstorable text is unreadable', () => {
  const reported: readonly (readonly [boolean, Notice])[] = [
    [true, { kind: 'payment', number, status: paid }],
    [true, { kind: 'payment', number, status: { state: 'closed' } }],
    [true, { kind: 'refund', refundNumber: number, status: { state: 'waiting', ref: '' } }],
    ...[0, -1, 0.5, Number.NaN, 1e30].map((amount) => [false, { kind: 'payment', number, status: { ...paid, amount } }] as const),
    ...['', 'a\0b', 'a b', '\ud800', 'x'.repeat(129)].flatMap(
      (text) =>
        [
          [false, { kind: 'payment', number: text, status: paid }],
          [false, { kind: 'payment', number, status: { ...paid, ref: text } }],
          [false, { kind: 'refund', refundNumber: text, status: { state: 'done', ref: '' } }],
        ] as const,
    ),
    [false, { kind: 'payment', number, status: { ...paid, paidAt: new Date(Number.NaN) } }],
    [false, { kind: 'payment', number, status: { ...paid, paidAt: new Date(8.64e15) } }],
    [false, { kind: 'refund', refundNumber: number, status: { state: 'done', ref: 'a\0b' } }],
  ]
  for (const [expected, notice] of reported) assert.equal(isReadable(notice), expected, JSON.stringify(notice))
})
