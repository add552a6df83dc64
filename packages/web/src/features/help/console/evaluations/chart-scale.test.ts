import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf, sharesOf } from './chart-scale.ts'

const size = { width: 100, height: 40 }

test('the lowest score lies at the bottom of the chart, the highest at its top', () => {
  assert.deepEqual(pointsOf([1, 3, 5], size), [
    { x: 0, y: 40 },
    { x: 50, y: 20 },
    { x: 100, y: 0 },
  ])
})

test('a single month stands in the middle and no month draws nothing', () => {
  assert.deepEqual(pointsOf([5], size), [{ x: 50, y: 0 }])
  assert.deepEqual(pointsOf([], size), [])
})

test('shares of scores make a whole, and of nothing are nothing', () => {
  assert.deepEqual(sharesOf([1, 0, 0, 1, 2]), [25, 0, 0, 25, 50])
  assert.deepEqual(sharesOf([0, 0, 0, 0, 0]), [0, 0, 0, 0, 0])
})
