import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitBeans, splitRefund } from './split.rules.ts'

test('free beans are spent first, then print beans, and money pays the rest', () => {
  const cases = [
    [{ free: 0, print: 0 }, 500, { fromFree: 0, fromPrint: 0, rest: 500 }],
    [{ free: 900, print: 900 }, 500, { fromFree: 500, fromPrint: 0, rest: 0 }],
    [{ free: 300, print: 900 }, 500, { fromFree: 300, fromPrint: 200, rest: 0 }],
    [{ free: 300, print: 100 }, 500, { fromFree: 300, fromPrint: 100, rest: 100 }],
    [{ free: 300, print: 100 }, 0, { fromFree: 0, fromPrint: 0, rest: 0 }],
  ] as const
  for (const [beans, amount, split] of cases) assert.deepEqual(splitBeans(beans, amount), split)
})

test('what was spent last is refunded first, also in several parts', () => {
  const paid = { fromFree: 300, fromPrint: 200, fromMoney: 100 }
  const cases = [
    [0, 100, { toMoney: 100, toPrint: 0, toFree: 0 }],
    [0, 250, { toMoney: 100, toPrint: 150, toFree: 0 }],
    [100, 250, { toMoney: 0, toPrint: 200, toFree: 50 }],
    [40, 100, { toMoney: 60, toPrint: 40, toFree: 0 }],
    [350, 250, { toMoney: 0, toPrint: 0, toFree: 250 }],
    [0, 600, { toMoney: 100, toPrint: 200, toFree: 300 }],
  ] as const
  for (const [refunded, amount, split] of cases) assert.deepEqual(splitRefund({ ...paid, refunded }, amount), split)
})

test('never more is refunded than was paid', () => {
  assert.throws(() => splitRefund({ fromFree: 300, fromPrint: 200, fromMoney: 100, refunded: 500 }, 101), RangeError)
})
