import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validityOf } from './validity.ts'

const year = { validFrom: '2026-01-01T00:00:00Z', validTo: '2026-12-31T00:00:00Z' }

test('a certificate in the middle of its time has half of it behind it', () => {
  const { passed, daysLeft, isEnding } = validityOf(year, Date.parse('2026-07-02T00:00:00Z'))
  assert.deepEqual([Math.round(passed), daysLeft, isEnding], [50, 182, false])
})

test('one that ends within thirty days, or is over, says so', () => {
  assert.ok(validityOf(year, Date.parse('2026-12-01T00:00:00Z')).isEnding)
  assert.ok(!validityOf(year, Date.parse('2026-11-30T00:00:00Z')).isEnding)
  assert.deepEqual(validityOf(year, Date.parse('2027-02-01T00:00:00Z')), { passed: 100, daysLeft: 0, isEnding: true })
  assert.equal(validityOf(year, Date.parse('2025-02-01T00:00:00Z')).passed, 0)
})
