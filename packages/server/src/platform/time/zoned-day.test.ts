import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayIn, startOfDay } from './zoned-day.ts'

test('the day is the one at the school', () => {
  const cases = [
    ['Asia/Shanghai', '2026-03-15T15:59:59Z', '2026-03-15'],
    ['Asia/Shanghai', '2026-03-15T16:00:00Z', '2026-03-16'],
    ['America/New_York', '2026-03-08T04:30:00Z', '2026-03-07'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ] as const
  for (const [zone, at, day] of cases) assert.equal(dayIn(zone, new Date(at)), day)
})

test('a day begins at midnight of the place, and at the first moment it has where there is no midnight', () => {
  const cases = [
    ['UTC', '2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['Asia/Shanghai', '2026-03-01', '2026-02-28T16:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-01-01', '2026-01-01T12:00:00.000Z'],
    // The clocks went from midnight to one.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    // The clocks went from one back to midnight, which was there twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ] as const
  for (const [zone, day, at] of cases) assert.equal(startOfDay(zone, day).toISOString(), at, `${zone} ${day}`)
})
