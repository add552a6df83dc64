import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curveOf, proposedFor } from './calibration.rules.ts'

/** So many pairs of strangers, evenly from 0 to a largest similarity. */
const strangers = (group: string, count: number, largest: number) => ({
  group,
  similarities: Array.from({ length: count }, (_, index) => (largest * index) / count),
})

test('the threshold of a group lets at most one pair of strangers in a thousand pass', () => {
  const { proposed, curve } = curveOf(strangers('women', 5000, 0.7), [])
  assert.equal(proposed, 0.7)
  assert.equal(curve.at(0)?.threshold, 0.3)
  assert.ok(Math.abs((curve.at(0)?.falseAccepts ?? 0) - 4 / 7) < 0.01)
  assert.equal(curve.at(0)?.falseRejects, undefined)
})

test('honest checks show what a threshold costs', () => {
  const honest = Array.from({ length: 100 }, (_, index) => 0.6 + index / 300)
  const at = (threshold: number) => curveOf(strangers('x', 2000, 0.5), honest).curve.find((point) => point.threshold === threshold)
  assert.equal(at(0.6)?.falseRejects, 0)
  assert.ok(Math.abs((at(0.75)?.falseRejects ?? 0) - 0.45) < 0.02)
})

test('few pairs propose nothing, and the strictest group decides for all', () => {
  const few = curveOf(strangers('few', 100, 0.9), [])
  assert.equal(few.proposed, undefined)
  assert.equal(proposedFor([few]), undefined)
  assert.equal(proposedFor([few, curveOf(strangers('a', 2000, 0.6), []), curveOf(strangers('b', 2000, 0.8), [])]), 0.8)
})
