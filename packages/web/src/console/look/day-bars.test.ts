import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Day, daysInRow } from './day-bars.ts'

const day = (name: string, first: number, second = 0): Day => ({ day: name, values: [first, second] })

test('the days are in a row up to today, empty ones with zero', () => {
  const days = daysInRow([day('2026-03-01', 2), day('2026-03-03', 1, 4)], '2026-03-03', 30)
  assert.equal(days.length, 30)
  assert.deepEqual(days.slice(-3), [day('2026-03-01', 2), day('2026-03-02', 0), day('2026-03-03', 1, 4)])
  assert.equal(days[0]?.day, '2026-02-02')
})

test('a school where tomorrow has begun is shown to its own day', () => {
  assert.deepEqual(daysInRow([day('2026-03-04', 1)], '2026-03-03', 7).at(-1), day('2026-03-04', 1))
})
