import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeLeft } from './time-left.ts'

test('what is left is counted in hours, minutes and seconds', () => {
  assert.equal(timeLeft(90_061_000, 0), '25:01:01')
  assert.equal(timeLeft(1500, 0), '00:00:02')
})

test('a moment that is past leaves nothing', () => assert.equal(timeLeft(1000, 1000), undefined))
