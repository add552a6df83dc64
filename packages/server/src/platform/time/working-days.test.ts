import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterWorkingDays, startOfWorkingDay } from './working-days.ts'

const plain = { timeZone: 'Asia/Shanghai', holidays: [], makeUpDays: [] }
const newYork = { ...plain, timeZone: 'America/New_York' }

/** Autumn 2026: Thursday the 1st to Wednesday the 7th of October are free, and the Saturday after makes up for it. */
const golden = {
  ...plain,
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  makeUpDays: ['2026-09-27', '2026-10-10'],
}

test('on a day off the present working day is the last one before it', () => {
  const began = (now: string, calendar: typeof golden = plain) => startOfWorkingDay(new Date(now), calendar).toISOString()
  assert.equal(began('2026-03-13T02:00:00Z'), '2026-03-12T16:00:00.000Z')
  assert.equal(began('2026-03-15T02:00:00Z'), '2026-03-12T16:00:00.000Z')
  assert.equal(began('2026-10-07T02:00:00Z', golden), '2026-09-29T16:00:00.000Z')
  assert.equal(began('2026-10-10T02:00:00Z', golden), '2026-10-09T16:00:00.000Z')
})

test('a deadline is at the end of a working day of the school', () => {
  const cases = [
    ['2026-03-11T02:00:00Z', 1, plain, '2026-03-12T16:00:00Z', 'Wednesday: by the end of Thursday'],
    ['2026-03-13T02:00:00Z', 1, plain, '2026-03-16T16:00:00Z', 'Friday: by the end of Monday'],
    ['2026-03-13T02:00:00Z', 5, plain, '2026-03-20T16:00:00Z', 'a week is five days'],
    ['2026-03-14T02:00:00Z', 1, plain, '2026-03-16T16:00:00Z', 'Saturday'],
    ['2026-03-15T02:00:00Z', 1, plain, '2026-03-16T16:00:00Z', 'Sunday'],
    ['2026-03-03T20:00:00Z', 1, plain, '2026-03-05T16:00:00Z', 'Wednesday already at the school'],
    ['2026-03-14T02:00:00Z', 3, newYork, '2026-03-19T04:00:00Z', 'still Friday further west'],
  ] as const
  for (const [from, days, calendar, end, why] of cases)
    assert.equal(afterWorkingDays(new Date(from), days, calendar).toISOString(), new Date(end).toISOString(), why)
})

test('holidays do not count, and a weekend that makes up for them does', () => {
  const cases = [
    ['2026-09-25T02:00:00Z', 1, '2026-09-27T16:00:00Z', 'Friday: the Sunday after makes up'],
    ['2026-09-30T02:00:00Z', 1, '2026-10-08T16:00:00Z', 'over the holidays'],
    ['2026-10-03T02:00:00Z', 1, '2026-10-08T16:00:00Z', 'within the holidays'],
    ['2026-10-08T02:00:00Z', 2, '2026-10-10T16:00:00Z', 'Friday and the Saturday that makes up'],
    ['2026-10-09T02:00:00Z', 2, '2026-10-12T16:00:00Z', 'and the Sunday after it is free as ever'],
  ] as const
  for (const [from, days, end, why] of cases)
    assert.equal(afterWorkingDays(new Date(from), days, golden).toISOString(), new Date(end).toISOString(), why)
})

test('a day that is named as both is a working day, and a school without working days does not loop endlessly', () => {
  const both = { ...plain, holidays: ['2026-03-12'], makeUpDays: ['2026-03-12'] }
  assert.equal(afterWorkingDays(new Date('2026-03-11T02:00:00Z'), 1, both).toISOString(), '2026-03-12T16:00:00.000Z')
  const from = Date.parse('2026-01-01')
  const holidays = Array.from({ length: 1500 }, (_, at) => new Date(from + at * 86_400_000).toISOString().slice(0, 10))
  const end = afterWorkingDays(new Date('2026-01-01T02:00:00Z'), 1, { ...plain, holidays })
  assert.ok(end < new Date('2028-02-01'))
})
