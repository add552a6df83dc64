import { listWeeks } from '@campus/contract/schedule/weeks.ts'
import { dateInTerm, momentOn, periodOn, type TeachingCalendar } from '../calendar/calendar.rules.ts'

export interface WeeklyTime {
  readonly weekday: number
  readonly weeks: number
  readonly fromPeriod: number | null
  readonly toPeriod: number | null
  readonly starts: string | null
  readonly ends: string | null
}

export interface PlannedLesson {
  readonly plannedOn: string
  readonly isRepeated: boolean
  readonly day: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isHoliday: boolean
}

/** Why a weekly time cannot be planned. */
export type PlanProblem = 'period_unknown' | 'time_missing'

const timesOn = (slot: WeeklyTime, calendar: TeachingCalendar, day: string): { startsAt: Date; endsAt: Date } | PlanProblem => {
  const starts = slot.starts ?? periodOn(calendar, day, slot.fromPeriod ?? 0)?.starts
  const ends = slot.ends ?? periodOn(calendar, day, slot.toPeriod ?? 0)?.ends
  if (starts === undefined || ends === undefined) return 'period_unknown'
  const [startsAt, endsAt] = [momentOn(calendar.timeZone, day, starts), momentOn(calendar.timeZone, day, ends)]
  return startsAt && endsAt ? { startsAt, endsAt } : 'time_missing'
}

/** On which days a date is taught: itself, unless it is a holiday, and the make-up day that follows it. */
const daysFor = ({ holidays, madeUpOn }: TeachingCalendar, date: string) => {
  const madeUp = madeUpOn.get(date)
  if (holidays.has(date)) return [{ day: madeUp ?? date, isRepeated: false, isHoliday: madeUp === undefined }]
  const own = { day: date, isRepeated: false, isHoliday: false }
  return madeUp === undefined ? [own] : [own, { day: madeUp, isRepeated: true, isHoliday: false }]
}

/** Every lesson of a weekly time in a term, also those that fall on a holiday: they may move to a make-up day later. */
export const planLessons = (slot: WeeklyTime, firstMonday: string, calendar: TeachingCalendar): PlannedLesson[] | PlanProblem => {
  const lessons: PlannedLesson[] = []
  for (const week of listWeeks(slot.weeks)) {
    const plannedOn = dateInTerm(firstMonday, week, slot.weekday)
    for (const held of daysFor(calendar, plannedOn)) {
      const times = timesOn(slot, calendar, held.day)
      if (typeof times === 'string') return times
      lessons.push({ plannedOn, ...held, ...times })
    }
  }
  return lessons
}
