import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Charging, chargeFor, freeCopiesOf } from './charge.rules.ts'
import type { Use } from './limits.rules.ts'

const had = (...uses: readonly (readonly [copies: number, freeCopies: number, paid?: number])[]): Use[] =>
  uses.map(([copies, freeCopies, paid = 0]) => ({ at: new Date(0), copies, freeCopies, grantedCopies: 0, paid }))

const now = { at: new Date('2026-05-13T04:00Z'), timeZone: 'Asia/Shanghai' }
const inAll = { freePeriod: 'total', granted: 0 } as const

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
    const reported = chargeFor({ charge, price: 500, freeCopies, ...inAll }, had(...before), copies, now)
    assert.deepEqual(
      reported,
      { freeCopies: free, grantedCopies: 0, price },
      `${charge} with ${freeCopies} free, ${copies} wanted after ${before.length}`,
    )
  }
})

test('how many copies are free, used and left, and what the next one costs', () => {
  const each = { charge: 'each', price: 500, freeCopies: 2, ...inAll } as const
  const free = (charging: Charging, uses: Use[]) => {
    const { free, used, left, nextPrice, beyondPrice } = freeCopiesOf(charging, uses, now)
    return [free, used, left, nextPrice, beyondPrice]
  }
  assert.deepEqual(free(each, []), [2, 0, 2, 0, 500])
  assert.deepEqual(free(each, had([1, 1])), [2, 1, 1, 0, 500])
  assert.deepEqual(free(each, had([3, 2])), [2, 2, 0, 500, 500])
  assert.deepEqual(free({ ...each, freeCopies: 1 }, had([3, 3])), [1, 3, 0, 500, 500])
  assert.deepEqual(free({ ...each, charge: 'none', price: 0, freeCopies: 0 }, had([3, 0])), [0, 0, 0, 0, 0])
  assert.deepEqual(free({ ...each, charge: 'first', freeCopies: 3 }, had([1, 0, 500])), [3, 0, 3, 0, 0])
})

test('free copies come again with each period, and granted ones are taken after them and once only', () => {
  const use = (at: string, freeCopies: number, grantedCopies = 0): Use => ({
    at: new Date(at),
    copies: freeCopies,
    freeCopies,
    grantedCopies,
    paid: 0,
  })
  // It is Wednesday, the 13th of May, at noon.
  const earlier = { day: '05-12', week: '05-10', month: '04-30', quarter: '03-31', half_year: '2025-12-31', year: '2025-12-31' } as const
  for (const [freePeriod, date] of Object.entries(earlier) as [keyof typeof earlier, string][]) {
    const charging = { charge: 'each', price: 500, freeCopies: 2, freePeriod, granted: 3 } as const
    const before = `${date.length > 5 ? date : `2026-${date}`}T04:00Z`
    const cases = [
      // had before, copies wanted -> free, granted among them, price
      [[use(before, 2)], 6, 5, 3, 500],
      [[use(before, 4, 2)], 6, 3, 1, 1500],
      [[use('2026-05-13T01:00Z', 2)], 1, 1, 1, 0],
      [[use('2026-05-13T01:00Z', 1), use(before, 5, 3)], 2, 1, 0, 500],
    ] as const
    for (const [uses, copies, freeCopies, grantedCopies, price] of cases)
      assert.deepEqual(chargeFor(charging, uses, copies, now), { freeCopies, grantedCopies, price }, `${freePeriod}, ${copies} wanted`)
    const { left, moreAt } = freeCopiesOf(charging, [use(before, 4, 2)], now)
    assert.deepEqual([left, moreAt !== null && moreAt > now.at], [3, true])
  }
})
