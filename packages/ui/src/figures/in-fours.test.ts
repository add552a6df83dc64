import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inFours } from './in-fours.ts'

test('the figures of a pick-up code are in groups of four', () => {
  assert.equal(inFours('123456789012'), '1234 5678 9012')
  assert.equal(inFours('12345'), '1234 5')
  assert.equal(inFours('1234'), '1234')
})
