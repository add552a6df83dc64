import { dayAfter } from '@campus/server/platform/time/zoned-day.ts'
import { newestYear } from '../school/school-year.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'

const daysBack = 8 * 7
/** Lessons are held in the first sixteen weeks; exams follow. */
const termWeeks = 18

export const timeZone = 'Asia/Shanghai'
export const termId = idOf('term', 'now')

/** The demo school is always in the ninth week of its term. */
export const firstMondayOf = (today: Date): string => {
  const day = new Date(today.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return dayAfter(day, -weekday - daysBack)
}

/** Autumn is the first semester; the year in which the newest students came is the academic year. */
export const semesterOf = (today: Date): 1 | 2 => (today.getMonth() >= 8 || today.getMonth() === 0 ? 1 : 2)

/** In which term of their studies those are who came in a year. */
export const studyTermOf = (today: Date, entry: number) => (newestYear(today) - entry) * 2 + semesterOf(today)

/** A day of the term by week and weekday, Monday first. */
export const dayOfTerm = (today: Date, week: number, weekday: number) => dayAfter(firstMondayOf(today), (week - 1) * 7 + weekday - 1)

/** Two days off with one make-up day in the past, and a holiday ahead whose make-up day has no date to follow yet. */
export const calendarOf = (today: Date) => ({
  holidays: [dayOfTerm(today, 4, 4), dayOfTerm(today, 4, 5), dayOfTerm(today, 12, 5)],
  makeUpDays: [dayOfTerm(today, 5, 6), dayOfTerm(today, 12, 7)],
  follows: [{ day: dayOfTerm(today, 5, 6), follows: dayOfTerm(today, 4, 4) }],
})

const hours = [
  ['08:00', '08:45'],
  ['08:50', '09:35'],
  ['09:55', '10:40'],
  ['10:45', '11:30'],
  ['14:00', '14:45'],
  ['14:50', '15:35'],
  ['15:55', '16:40'],
  ['16:45', '17:30'],
  ['18:30', '19:15'],
  ['19:20', '20:05'],
] as const

const periods = hours.map(([starts, ends], index) => ({ number: index + 1, starts, ends }))
const periodsFrom = '2020-01-01'
export const periodSets = [{ holdsFrom: periodsFrom, periods }]

const school = { school_id: demoUniversity.id }

export const termRows = (today: Date) => ({
  terms: [
    {
      ...school,
      id: termId,
      academic_year: `${newestYear(today)}-${newestYear(today) + 1}`,
      semester: semesterOf(today),
      first_monday: firstMondayOf(today),
      weeks: termWeeks,
      created_at: today,
    },
  ],
  periods: periods.map((period) => ({ ...school, holds_from: periodsFrom, ...period })),
  days: calendarOf(today).follows.map((day) => ({ ...school, ...day, created_at: today })),
})
