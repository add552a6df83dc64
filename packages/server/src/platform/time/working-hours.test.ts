import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterWorkingHours, workingMinutesBetween } from './working-hours.ts'

const workingHours = [
  { from: '08:00', to: '12:00' },
  { from: '14:00', to: '18:00' },
]
const plain = { timeZone: 'Asia/Shanghai', holidays: [], makeUpDays: [], workingHours }

/** Autumn 2026: Thursday the 1st to Wednesday the 7th of October are free, and the Saturday after makes up for it. */
const golden = {
  ...plain,
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  makeUpDays: ['2026-09-27', '2026-10-10'],
}
const newYork = { ...plain, timeZone: 'America/New_York' }

/** From, minutes, calendar, then: both directions are read from the same table. */
const cases = [
  ['2026-03-11T09:00+08:00', 60, plain, '2026-03-11T10:00+08:00', 'within the morning'],
  ['2026-03-11T11:00+08:00', 120, plain, '2026-03-11T15:00+08:00', 'over noon'],
  ['2026-03-11T11:00+08:00', 60, plain, '2026-03-11T12:00+08:00', 'to the last minute of the morning'],
  ['2026-03-11T13:00+08:00', 30, plain, '2026-03-11T14:30+08:00', 'at noon the clock waits'],
  ['2026-03-11T20:00+08:00', 30, plain, '2026-03-12T08:30+08:00', 'in the evening it waits for the morning'],
  ['2026-03-11T03:00+08:00', 30, plain, '2026-03-11T08:30+08:00', 'before work begins'],
  ['2026-03-13T17:00+08:00', 120, plain, '2026-03-16T09:00+08:00', 'over the weekend'],
  ['2026-03-14T10:00+08:00', 60, plain, '2026-03-16T09:00+08:00', 'on a Saturday'],
  ['2026-03-11T09:00+08:00', 5 * 480, plain, '2026-03-18T09:00+08:00', 'a working week'],
  ['2026-09-30T17:00+08:00', 120, golden, '2026-10-08T09:00+08:00', 'over the holidays'],
  ['2026-10-03T10:00+08:00', 60, golden, '2026-10-08T09:00+08:00', 'within the holidays'],
  ['2026-10-09T17:00+08:00', 120, golden, '2026-10-10T09:00+08:00', 'into the Saturday that makes up'],
  ['2026-10-10T17:00+08:00', 120, golden, '2026-10-12T09:00+08:00', 'and over the Sunday after it'],
  ['2026-03-11T20:00+08:00', 60, newYork, '2026-03-11T09:00-04:00', 'it is morning further west'],
  ['2026-03-11T23:00+08:00', 120, { ...plain, workingHours: [{ from: '20:00', to: '24:00' }] }, '2026-03-12T21:00+08:00', 'to midnight'],
  ['2026-03-06T17:30-05:00', 60, newYork, '2026-03-09T08:30-04:00', 'over the weekend in which the clocks are put forward'],
] as const

test('a deadline in hours counts the working time of the school alone', () => {
  for (const [from, minutes, calendar, then, why] of cases)
    assert.equal(afterWorkingHours(new Date(from), minutes, calendar).toISOString(), new Date(then).toISOString(), why)
})

test('the working time between two moments is what the deadline took', () => {
  for (const [from, minutes, calendar, then, why] of cases)
    assert.equal(workingMinutesBetween(new Date(from), new Date(then), calendar), minutes, why)
  const weekend = [new Date('2026-03-13T18:00+08:00'), new Date('2026-03-16T08:00+08:00')] as const
  assert.equal(workingMinutesBetween(...weekend, plain), 0)
  assert.equal(workingMinutesBetween(weekend[1], weekend[0], plain), 0, 'backwards')
})

test('no time at all is now, and a school that never works does not loop endlessly', () => {
  const from = new Date('2026-03-14T10:00+08:00')
  assert.equal(afterWorkingHours(from, 0, plain), from)
  const end = afterWorkingHours(from, 1, { ...plain, workingHours: [] })
  assert.ok(end > new Date('2028-03-01') && end < new Date('2028-04-01'))
})
