import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statusOf } from './price-status.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test('prices are past, current or future', () => {
  assert.equal(statusOf({ validFrom: '2026-03-01T00:00:00Z', isInForce: true }, now), 'inForce')
  assert.equal(statusOf({ validFrom: '2026-02-01T00:00:00Z', isInForce: false }, now), 'past')
  assert.equal(statusOf({ validFrom: '2026-04-01T00:00:00Z', isInForce: false }, now), 'coming')
})
