import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Unreadable } from '../syntax/unreadable.ts'
import { undoPrediction } from './predictor.ts'

test('each PNG prediction is undone', () => {
  const rows = [
    [0, 10, 20, 30],
    [1, 10, 10, 10],
    [2, 1, 1, 1],
    [3, 5, 5, 5],
    [4, 1, 1, 1],
  ]
  assert.deepEqual(
    [...undoPrediction(Uint8Array.from(rows.flat()), 3)],
    [
      [10, 20, 30],
      [10, 20, 30],
      [11, 21, 31],
      [10, 20, 30],
      [11, 21, 31],
    ].flat(),
  )
})

test('rows of unequal length and unknown predictions are refused', () => {
  assert.throws(() => undoPrediction(Uint8Array.of(0, 1, 2, 0), 2), Unreadable)
  assert.throws(() => undoPrediction(Uint8Array.of(5, 1, 2), 2), Unreadable)
})
