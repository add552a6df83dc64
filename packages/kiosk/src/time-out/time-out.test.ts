import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isObservable, ringShare, secondsLeft } from './time-out.ts'

test('the time runs from the last touch', () => {
  const touched = 1_000_000
  const cases = [
    [0, 90],
    [400, 90],
    [1000, 89],
    [69_999, 21],
    [70_000, 20],
    [89_001, 1],
    [90_000, 0],
    [500_000, 0],
  ] as const
  for (const [passed, left] of cases) assert.equal(secondsLeft(touched, 90, touched + passed), left, `${passed} ms`)
})

test('the ring is drawn in the last seconds, and gets shorter', () => {
  assert.equal(ringShare(90), undefined)
  assert.equal(ringShare(21), undefined)
  assert.equal(ringShare(20), 1)
  assert.equal(ringShare(5), 0.25)
  assert.equal(ringShare(0), 0)
})

test('many touches in a row are reported once', () => {
  assert.equal(isObservable(0, 10_000), true)
  assert.equal(isObservable(5000, 10_000), false)
})
