import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextTryAt, withdrawalNumber } from './withdrawal.rules.ts'

test('an unfinished payout is checked with growing intervals', () => {
  const now = new Date('2026-03-03T00:00:00Z')
  const seconds = [1, 2, 3, 4, 5, 50].map((attempts) => (nextTryAt(attempts, now).getTime() - now.getTime()) / 1000)
  assert.deepEqual(seconds, [60, 120, 300, 900, 3600, 3600])
})

test('numbers are as providers take them', () => {
  assert.equal(withdrawalNumber('2026-03-03', 42), 'W20260303000000000042')
})
