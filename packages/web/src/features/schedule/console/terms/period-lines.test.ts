import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesToPeriods, periodsToLines } from './period-lines.ts'

test('hours are read as people write them, and written as they are read', () => {
  const periods = linesToPeriods('8:00-8:45\n\n 08:55 – 09:40 ')
  assert.deepEqual(periods, [
    { number: 1, starts: '08:00', ends: '08:45' },
    { number: 2, starts: '08:55', ends: '09:40' },
  ])
  assert.deepEqual(linesToPeriods(periodsToLines(periods ?? [])), periods)
  for (const wrong of ['', '8-9', '09:00-08:00', '08:00-09:00\n08:30-09:30', '25:00-26:00'])
    assert.equal(linesToPeriods(wrong), undefined, wrong)
})
