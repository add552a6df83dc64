import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fenIn, typedYuan } from './fen.ts'

test('yuan become whole fen without a rounding error', () => {
  assert.deepEqual(['12', '12.', '12.5', '0.29', ' 8.05 ', '0'].map(fenIn), [1200, 1200, 1250, 29, 805, 0])
})

test('what is no amount is none', () => {
  assert.deepEqual(['', '.', '1.234', '-1', '1e3', '十'].map(fenIn), Array(6).fill(undefined))
})

test('an amount is shown as one would type it', () => {
  assert.deepEqual([1200, 1250, 5, 0].map(typedYuan), ['12', '12.50', '0.05', '0'])
})
