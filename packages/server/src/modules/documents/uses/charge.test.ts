import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chargeFor, freeCopiesOf } from './charge.rules.ts'
import type { Use } from './limits.rules.ts'

const had = (...uses: readonly (readonly [copies: number, freeCopies: number, paid?: number])[]): Use[] =>
  uses.map(([copies, freeCopies, paid = 0]) => ({ at: new Date(0), copies, freeCopies, paid }))

test('what an application costs follows from the mode, the free copies and earlier copies', () => {
  const cases = [
    // mode, free copies, had before, copies wanted -> free among them, price
    ['none', 0, [], 3, 0, 0],
    ['none', 5, [[2, 0]], 3, 0, 0],
    ['each', 0, [], 1, 0, 500],
    ['each', 0, [[1, 0]], 3, 0, 1500],
    ['each', 2, [], 1, 1, 0],
    ['each', 2, [], 2, 2, 0],
    ['each', 2, [], 3, 2, 500],
    ['each', 2, [[1, 1]], 2, 1, 500],
    ['each', 2, [[2, 2]], 2, 0, 1000],
    ['first', 0, [], 1, 0, 500],
    ['first', 0, [], 4, 0, 500],
    ['first', 0, [[1, 0, 500]], 4, 0, 0],
    // One that waits for its payment was not charged.
    ['first', 0, [[1, 0]], 4, 0, 500],
    [
      'first',
      0,
      [
        [1, 0],
        [1, 0, 500],
      ],
      1,
      0,
      0,
    ],
    ['first', 2, [], 2, 2, 0],
    ['first', 2, [], 3, 2, 500],
    ['first', 2, [[2, 2]], 1, 0, 500],
    [
      'first',
      2,
      [
        [2, 2],
        [1, 0, 500],
      ],
      1,
      0,
      0,
    ],
    // The school gives fewer free copies than were had already.
    ['each', 1, [[3, 3]], 1, 0, 500],
  ] as const
  for (const [charge, freeCopies, before, copies, free, price] of cases) {
    const reported = chargeFor({ charge, price: 500, freeCopies }, had(...before), copies)
    assert.deepEqual(reported, { freeCopies: free, price }, `${charge} with ${freeCopies} free, ${copies} wanted after ${before.length}`)
  }
})

test('how many copies are free, used and left, and what the next one costs', () => {
  const each = { charge: 'each', price: 500, freeCopies: 2 } as const
  assert.deepEqual(freeCopiesOf(each, []), { free: 2, used: 0, left: 2, nextPrice: 0 })
  assert.deepEqual(freeCopiesOf(each, had([1, 1])), { free: 2, used: 1, left: 1, nextPrice: 0 })
  assert.deepEqual(freeCopiesOf(each, had([3, 2])), { free: 2, used: 2, left: 0, nextPrice: 500 })
  assert.deepEqual(freeCopiesOf({ ...each, freeCopies: 1 }, had([3, 3])), { free: 1, used: 3, left: 0, nextPrice: 500 })
  assert.deepEqual(freeCopiesOf({ charge: 'none', price: 0, freeCopies: 0 }, had([3, 0])), { free: 0, used: 0, left: 0, nextPrice: 0 })
})
