import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endMeant, endShown, nextHours } from './hours-rows.ts'

test('midnight at the end of a day is 24 o’clock, however the browser writes it', () => {
  for (const until of ['24:00', '23:59', '08:30']) assert.equal(endMeant(endShown(until)), until)
  assert.equal(endShown('24:00'), '00:00')
})

test('the first hours are those of workdays, the next those of the days that are left', () => {
  assert.deepEqual(nextHours([]).days, [1, 2, 3, 4, 5])
  assert.deepEqual(nextHours([{ days: [1, 2, 3, 4, 5] }]).days, [6, 7])
  assert.deepEqual(nextHours([{ days: [1, 2, 3, 4, 5] }, { days: [6, 7] }]).days, [1, 2, 3, 4, 5, 6, 7])
})
