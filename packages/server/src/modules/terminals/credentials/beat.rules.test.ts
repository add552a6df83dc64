import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnWord } from './beat.rules.ts'

test('the word of the last answer is good and the one before it, and nothing else', () => {
  const cases = [
    [null, null, null, true],
    [null, null, 'made up', false],
    ['b1', null, 'b1', true],
    ['b1', null, null, true],
    ['b2', 'b1', 'b2', true],
    ['b2', 'b1', 'b1', true],
    ['b2', 'b1', null, false],
    ['b3', 'b2', 'b1', false],
  ] as const
  for (const [beat, previous_beat, given, isGood] of cases)
    assert.equal(isOwnWord({ beat, previous_beat }, given), isGood, `${given} after ${previous_beat}, ${beat}`)
})
