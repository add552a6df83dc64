import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toInstant, toLocalTime } from './local-time.ts'

test('a minute survives the way into the field and back, on any clock', () => {
  for (const instant of ['2026-01-05T23:07:00.000Z', '2026-07-31T00:00:00.000Z']) {
    assert.equal(toInstant(toLocalTime(Date.parse(instant))), instant)
  }
})

test('a time that is not complete is none', () => {
  assert.equal(toInstant(''), undefined)
  assert.match(toLocalTime(Date.parse('2026-01-05T12:00:00Z')), /^2026-01-0\dT\d\d:00$/)
})
