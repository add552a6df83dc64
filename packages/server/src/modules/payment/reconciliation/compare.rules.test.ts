import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BillLine } from '../../../ports/pay/pay.ts'
import { compareBooks, type Difference, type OurReceipt, type OurRefund, withoutResolved } from './compare.rules.ts'

const receipt = (more: Partial<OurReceipt> = {}): OurReceipt => ({
  id: 'a',
  number: 'P1',
  ref: 'r1',
  amount: 100,
  isExpected: true,
  ...more,
})
const refund = (more: Partial<OurRefund> = {}): OurRefund => ({
  id: 'b',
  number: 'R1',
  amount: 40,
  isDone: true,
  isExpected: true,
  ...more,
})
const paid = (more: Partial<BillLine> = {}): BillLine => ({ kind: 'payment', number: 'P1', ref: 'r1', amount: 100, ...more })
const back = (more: Partial<BillLine> = {}): BillLine => ({
  kind: 'refund',
  number: 'P1',
  refundNumber: 'R1',
  ref: 'b1',
  amount: 40,
  ...more,
})

const cases: readonly [string, readonly OurReceipt[], readonly OurRefund[], readonly BillLine[], readonly unknown[]][] = [
  ['nothing at all', [], [], [], []],
  ['both the same', [receipt()], [refund()], [paid(), back()], []],
  ['only on the bill', [], [], [paid()], [['missing_here', 'P1', null, 100]]],
  ['only in our books', [receipt()], [], [], [['missing_there', 'P1', 100, null]]],
  ['ours of another day, or billed on one', [receipt({ isExpected: false })], [refund({ isExpected: false })], [], []],
  ['another amount', [receipt()], [], [paid({ amount: 99 })], [['amount', 'P1', 100, 99]]],
  ['paid twice there, known once here', [receipt()], [], [paid(), paid({ ref: 'r2' })], [['missing_here', 'P1', null, 100]]],
  ['a refund of theirs that we wait for', [], [refund({ isDone: false })], [back()], [['refund', 'R1', null, 40]]],
  ['a refund of theirs that we never asked for', [], [], [back()], [['refund', 'R1', null, 40]]],
  ['a refund of another amount', [], [refund()], [back({ amount: 41 })], [['refund', 'R1', 40, 41]]],
  ['a refund of ours that they do not know', [], [refund()], [], [['refund', 'R1', 40, null]]],
]

for (const [name, receipts, refunds, bill, expected] of cases)
  test(`ledger against a bill: ${name}`, () => {
    const { differences } = compareBooks({ receipts, refunds }, bill)
    assert.deepEqual(
      differences.map(({ kind, number, ourAmount, theirAmount }) => [kind, number, ourAmount, theirAmount]),
      expected,
    )
  })

const missing = (more: Partial<Difference> = {}): Difference => ({
  kind: 'missing_there',
  number: 'P1',
  ref: 'r1',
  ourAmount: 100,
  theirAmount: null,
  ...more,
})

test('a resolved difference stands for one of its receipt and amounts, and for no other', () => {
  const two = [missing(), missing({ ref: 'r2' })]
  assert.deepEqual(withoutResolved(two, []), two)
  assert.deepEqual(withoutResolved(two, [missing()]), [missing({ ref: 'r2' })])
  assert.deepEqual(withoutResolved(two, [missing({ ref: '' })]), [missing({ ref: 'r2' })], 'its receipt was not kept')
  assert.deepEqual(withoutResolved(two, [missing({ ref: '' }), missing({ ref: '' })]), [])
  const changed = missing({ kind: 'amount', theirAmount: 50 })
  assert.deepEqual(withoutResolved([changed], [missing({ kind: 'amount', theirAmount: 99 })]), [changed])
})
