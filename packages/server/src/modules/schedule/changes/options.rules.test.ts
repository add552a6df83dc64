import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidateTimes, type JudgedTime, rankTimes, reasonsFor } from './options.rules.ts'

const calendar = {
  timeZone: 'Asia/Shanghai',
  holidays: new Set(['2026-11-18']),
  madeUpOn: new Map<string, string>(),
  periodSets: [
    {
      holdsFrom: '2020-01-01',
      periods: ['08', '09', '10', '11', '14'].map((hour, index) => ({ number: index + 1, starts: `${hour}:00`, ends: `${hour}:45` })),
    },
  ],
}
const clock = { starts: '18:30', ends: '20:00' }
const now = new Date('2026-11-17T01:00:00Z')

test('a double lesson may go to whole pairs of periods ahead on working days that are no holidays', () => {
  const found = candidateTimes({ calendar, from: '2026-11-17', to: '2026-11-22', length: 2, clock, now })
  assert.deepEqual(
    found.map(({ day, fromPeriod, toPeriod, starts }) => [day, fromPeriod, toPeriod, starts]),
    [
      ['2026-11-17', 3, 4, '10:00'],
      ['2026-11-19', 1, 2, '08:00'],
      ['2026-11-19', 3, 4, '10:00'],
      ['2026-11-20', 1, 2, '08:00'],
      ['2026-11-20', 3, 4, '10:00'],
    ],
  )
  const byTheClock = candidateTimes({ calendar, from: '2026-11-17', to: '2026-11-19', length: null, clock, now })
  assert.deepEqual(
    byTheClock.map(({ day, fromPeriod, starts, ends }) => [day, fromPeriod, starts, ends]),
    [
      ['2026-11-17', null, '18:30', '20:00'],
      ['2026-11-19', null, '18:30', '20:00'],
    ],
  )
})

test('students who are free count most, then the week, the room and the hours', () => {
  const lesson = { day: '2026-11-17', starts: '08:00', hasRoom: true }
  const time = (day: string, starts: string, more: Partial<JudgedTime> = {}): JudgedTime => ({
    day,
    starts,
    ends: '11:45',
    startsAt: new Date(`${day}T${starts}:00+08:00`),
    endsAt: new Date(`${day}T11:45:00+08:00`),
    fromPeriod: null,
    toPeriod: null,
    studentClashes: 0,
    keepsRoom: false,
    ...more,
  })
  const best = time('2026-11-19', '10:00', { keepsRoom: true })
  const later = time('2026-11-24', '08:00', { keepsRoom: true })
  const plain = time('2026-11-25', '10:00')
  const taken = time('2026-11-19', '08:00', { keepsRoom: true, studentClashes: 1 })
  assert.deepEqual(rankTimes([taken, plain, later, best], lesson, 4), [best, later, plain, taken])
  assert.deepEqual(rankTimes([plain, best], lesson, 1), [best])
  assert.deepEqual(reasonsFor(best, lesson), ['all_free', 'same_week', 'keeps_room'])
  assert.deepEqual(reasonsFor(taken, lesson), ['some_taken', 'same_week', 'same_hours', 'keeps_room'])
})
