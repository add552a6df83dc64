import assert from 'node:assert/strict'
import { test } from 'node:test'
import { floorOf, linesOf, pointsOf } from './trend-scale.ts'

const size = { width: 300, height: 100 }

test('terms are spaced evenly from edge to edge, a hundred at the top and sixty at the bottom', () => {
  assert.deepEqual(pointsOf([60, 80, 100], size), [
    { x: 0, y: 100 },
    { x: 150, y: 50 },
    { x: 300, y: 0 },
  ])
})

test('the first term of a student is in the middle', () => {
  assert.deepEqual(pointsOf([100], size), [{ x: 150, y: 0 }])
})

test('a bad term lowers the floor instead of falling through it', () => {
  assert.equal(floorOf([88, 41.5]), 40)
  assert.equal(floorOf([0]), 0)
  assert.deepEqual(linesOf([88, 41.5]), [40, 50, 60, 70, 80, 90, 100])
})
