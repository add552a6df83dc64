import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasFewAnswers, sumUp, withheldBecause } from './result.rules.ts'

test('a question shows its spread and mean from five answers on; "no answer" counts nowhere', () => {
  assert.deepEqual(sumUp([5, 5, 4, 3, 1]), { spread: [1, 0, 1, 1, 2], mean: 3.6 })
  assert.deepEqual(sumUp([5, 5, 4, 4, 4, 0, 0]), { spread: [0, 0, 0, 3, 2], mean: 4.4 })
  assert.deepEqual(sumUp([5, 5, 4, 4, 0, 0, 0]), { spread: null, mean: null })
  assert.deepEqual(sumUp([]), { spread: null, mean: null })
})

test('nothing is shown before the grades or below five ballots', () => {
  assert.equal(withheldBecause(40, false), 'grades')
  assert.equal(withheldBecause(4, true), 'few')
  assert.equal(withheldBecause(5, true), null)
})

test('a question that few answered keeps the single answers of its section back; one that nobody answered does not', () => {
  const five = [1, 2, 3, 4, 5]
  assert.equal(hasFewAnswers(five.map((answer) => [answer, 0])), false)
  assert.equal(hasFewAnswers(five.map((answer) => [5, answer > 1 ? 0 : answer])), true)
  assert.equal(hasFewAnswers([]), false)
})
