import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseWeeks } from '@campus/contract/schedule/weeks.ts'
import type { TeachingCalendar } from '../calendar/calendar.rules.ts'
import { planLessons, type WeeklyTime } from './plan.rules.ts'

const periodSets = [
  { holdsFrom: '2026-10-01', periods: [{ number: 1, starts: '08:30', ends: '09:15' }] },
  { holdsFrom: '2020-01-01', periods: [{ number: 1, starts: '08:00', ends: '08:45' }] },
]
const calendar = (more: Partial<TeachingCalendar> = {}): TeachingCalendar => ({
  timeZone: 'Asia/Shanghai',
  holidays: new Set(),
  madeUpOn: new Map(),
  periodSets,
  ...more,
})
const slot = (weeks: string, more: Partial<WeeklyTime> = {}): WeeklyTime => ({
  weekday: 5,
  weeks: parseWeeks(weeks) ?? 0,
  fromPeriod: 1,
  toPeriod: 1,
  starts: null,
  ends: null,
  ...more,
})
const firstMonday = '2026-09-07'

const held = (lessons: ReturnType<typeof planLessons>) =>
  typeof lessons === 'string'
    ? lessons
    : lessons.map(({ plannedOn, day, startsAt, isRepeated, isHoliday }) =>
        [plannedOn.slice(5), day.slice(5), startsAt.toISOString().slice(11, 16), isRepeated ? 'repeated' : '', isHoliday ? 'holiday' : '']
          .join(' ')
          .trim(),
      )

test('a weekly time becomes one lesson a week, at the hours that hold on its day', () => {
  assert.deepEqual(held(planLessons(slot('1-5 odd'), firstMonday, calendar())), [
    '09-11 09-11 00:00',
    '09-25 09-25 00:00',
    '10-09 10-09 00:30',
  ])
})

test('a holiday keeps its lessons until a make-up day follows it, and a date that is taught anyway is repeated', () => {
  const holidays = new Set(['2026-09-25'])
  assert.deepEqual(held(planLessons(slot('3'), firstMonday, calendar({ holidays }))), ['09-25 09-25 00:00  holiday'])
  const madeUpOn = new Map([['2026-09-25', '2026-09-20']])
  assert.deepEqual(held(planLessons(slot('3'), firstMonday, calendar({ holidays, madeUpOn }))), ['09-25 09-20 00:00'])
  assert.deepEqual(held(planLessons(slot('3'), firstMonday, calendar({ madeUpOn }))), ['09-25 09-25 00:00', '09-25 09-20 00:00 repeated'])
})

test('a period that the day does not have, and a time that the clock skips or shows twice, cannot be planned', () => {
  assert.equal(planLessons(slot('1', { toPeriod: 2 }), firstMonday, calendar()), 'period_unknown')
  const byClock = { fromPeriod: null, toPeriod: null, starts: '02:15', ends: '02:45', weekday: 7 }
  const berlin = calendar({ timeZone: 'Europe/Berlin' })
  assert.equal(planLessons(slot('7', byClock), firstMonday, berlin), 'time_missing')
  assert.equal(planLessons(slot('5', byClock), '2026-03-02', berlin).length, 1)
  assert.equal(planLessons(slot('4', byClock), '2026-03-02', berlin), 'time_missing')
})
