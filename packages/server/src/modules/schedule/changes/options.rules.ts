import type { timeReasons } from '@campus/contract/schedule/changes.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { momentOn, periodOn, type TeachingCalendar } from '../calendar/calendar.rules.ts'
import type { WantedTime } from './change.rules.ts'

export interface CandidateTime extends WantedTime {
  readonly starts: string
  readonly ends: string
}

interface Search {
  readonly calendar: TeachingCalendar
  readonly from: string
  readonly to: string
  /** Periods that the lesson takes; for one by the clock, its times. */
  readonly length: number | null
  readonly clock: { readonly starts: string; readonly ends: string }
  readonly now: Date
}

const maxPeriods = 20
const saturday = 6

const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** Double lessons begin with odd periods: others would take two places of the plan. */
const hoursOn = ({ calendar, length, clock }: Search, day: string) => {
  if (length === null) return [{ fromPeriod: null, toPeriod: null, ...clock }]
  const runs = []
  for (let first = 1; first + length - 1 <= maxPeriods; first += length) {
    const [begin, end] = [periodOn(calendar, day, first), periodOn(calendar, day, first + length - 1)]
    if (begin && end) runs.push({ fromPeriod: first, toPeriod: first + length - 1, starts: begin.starts, ends: end.ends })
  }
  return runs
}

/** Times on working days to which a lesson could be moved. */
export const candidateTimes = (search: Search): CandidateTime[] => {
  const { calendar, from, to, now } = search
  const found: CandidateTime[] = []
  for (let day = from; day <= to; day = dayAfter(day)) {
    if (weekdayOf(day) >= saturday || calendar.holidays.has(day)) continue
    for (const hours of hoursOn(search, day)) {
      const [startsAt, endsAt] = [momentOn(calendar.timeZone, day, hours.starts), momentOn(calendar.timeZone, day, hours.ends)]
      if (startsAt && endsAt && startsAt > now) found.push({ day, startsAt, endsAt, ...hours })
    }
  }
  return found
}

type TimeReason = (typeof timeReasons)[number]

export interface JudgedTime extends CandidateTime {
  readonly studentClashes: number
  readonly keepsRoom: boolean
}

export interface LessonNow {
  readonly day: string
  readonly starts: string
  readonly hasRoom: boolean
}

const mondayOf = (day: string) => dayAfter(day, 1 - weekdayOf(day))

export const reasonsFor = (time: JudgedTime, lesson: LessonNow): TimeReason[] => [
  time.studentClashes === 0 ? 'all_free' : 'some_taken',
  ...(mondayOf(time.day) === mondayOf(lesson.day) ? (['same_week'] as const) : []),
  ...(time.starts === lesson.starts ? (['same_hours'] as const) : []),
  ...(lesson.hasRoom && time.keepsRoom ? (['keeps_room'] as const) : []),
]

/** A student with two lessons weighs more than anything else; then the same week, the same room, the same hours. */
const weights: Partial<Record<TimeReason, number>> = { same_week: 4, keeps_room: 3, same_hours: 2 }
const weightOfStudent = 10

const scoreOf = (time: JudgedTime, lesson: LessonNow) =>
  reasonsFor(time, lesson).reduce((sum, reason) => sum + (weights[reason] ?? 0), 0) - time.studentClashes * weightOfStudent

/** The best first; equally good ones by date. */
export const rankTimes = (times: readonly JudgedTime[], lesson: LessonNow, max: number): JudgedTime[] =>
  times
    .toSorted((one, other) => scoreOf(other, lesson) - scoreOf(one, lesson) || one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, max)
