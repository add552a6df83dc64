import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberIn, shownNumber } from './number-text.ts'

test('a number is read while it is typed, and nothing of it is lost on the way', () => {
  assert.equal(numberIn('12.'), 12)
  assert.equal(shownNumber('12.', 12), '12.')
  assert.equal(shownNumber('12.50', 12.5), '12.50')
})

test('an empty box holds nothing, and letters stay for the check', () => {
  assert.equal(numberIn(' '), undefined)
  assert.equal(numberIn('12a'), '12a')
  assert.equal(shownNumber('', undefined), '')
})

test('a value from elsewhere takes the place of what was typed', () => {
  assert.equal(shownNumber('12', 7), '7')
})
