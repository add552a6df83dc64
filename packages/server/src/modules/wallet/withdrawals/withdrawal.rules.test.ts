import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueAt, nextTryAt, withdrawalNumber } from './withdrawal.rules.ts'

test('a withdrawal arrives by the end of the next working day at the school', () => {
  const cases = [
    ['2026-03-03T02:00:00Z', '2026-03-04T16:00:00.000Z', 'Tuesday: by the end of Wednesday'],
    ['2026-03-03T20:00:00Z', '2026-03-05T16:00:00.000Z', 'Wednesday already at the school'],
    ['2026-03-06T02:00:00Z', '2026-03-09T16:00:00.000Z', 'Friday: by the end of Monday'],
    ['2026-03-07T02:00:00Z', '2026-03-09T16:00:00.000Z', 'Saturday'],
    ['2026-03-08T02:00:00Z', '2026-03-09T16:00:00.000Z', 'Sunday'],
  ] as const
  for (const [now, due, why] of cases) assert.equal(dueAt(new Date(now), 'Asia/Shanghai').toISOString(), due, why)
})

test('a payout that has not ended is looked at ever more rarely', () => {
  const now = new Date('2026-03-03T00:00:00Z')
  const seconds = [1, 2, 3, 4, 5, 50].map((attempts) => (nextTryAt(attempts, now).getTime() - now.getTime()) / 1000)
  assert.deepEqual(seconds, [60, 120, 300, 900, 3600, 3600])
})

test('numbers are as providers take them', () => {
  assert.equal(withdrawalNumber('2026-03-03', 42), 'W20260303000000000042')
})
