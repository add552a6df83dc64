import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quickOf, spanIn, spanOf, stepsOf } from './spans.ts'

const today = '2026-03-01'

test('a span of days ends today and counts both of its ends', () => {
  assert.deepEqual(spanOf(1, today), { from: today, until: today })
  assert.deepEqual(spanOf(7, today), { from: '2026-02-23', until: today })
  assert.equal(quickOf(spanOf(365, today), today), 365)
  assert.equal(quickOf({ from: '2026-01-01', until: '2026-01-30' }, today), undefined)
})

test('an address without days, or with odd ones, shows the last thirty', () => {
  const usual = spanOf(30, today)
  assert.deepEqual(spanIn({}, today), usual)
  assert.deepEqual(spanIn({ from: 'x', until: '<script>' }, today), usual)
  assert.deepEqual(spanIn({ from: '2026-01-05' }, today), { from: '2026-01-05', until: today })
})

test('the step follows from the length of the span', () => {
  const cases = [
    [1, 'hour'],
    [7, 'day'],
    [365, 'day'],
    [800, 'month'],
  ] as const
  for (const [days, step] of cases) assert.equal(stepsOf(spanOf(days, today))[0], step)
})
