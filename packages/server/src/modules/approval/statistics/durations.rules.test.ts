import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDurations, noDurations, percentile, withDuration } from './durations.rules.ts'

const countsOf = (minutes: readonly number[]) => minutes.reduce<number[]>(withDuration, noDurations())

test('medians of added days are near those of all durations together', () => {
  const monday = [3, 20, 45, 50, 70, 400]
  const tuesday = [10, 25, 55, 100, 130, 1000, 30_000]
  const all = [...monday, ...tuesday].toSorted((one, other) => one - other)
  const median = percentile(addDurations(countsOf(monday), countsOf(tuesday)), 0.5)
  const exact = all[Math.floor(all.length / 2)] ?? 0
  assert.ok(median !== null && median > exact / 2 && median < exact * 2, `${median} for ${exact}`)
})

test('nothing has no median, and what takes longer than every bound counts as the last', () => {
  assert.equal(percentile(noDurations(), 0.5), null)
  assert.equal(percentile(countsOf([100_000]), 0.9), 19_200)
  assert.equal(percentile([], 0.5), null)
})
