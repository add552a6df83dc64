import type { TeachingCalendar } from '../calendar/calendar.rules.ts'
import { type PlannedLesson, planLessons, type WeeklyTime } from './plan.rules.ts'

interface Plan {
  readonly firstMonday: string
  readonly timeZone: string
  readonly holidays: readonly string[]
  readonly makeUpDays: readonly { readonly day: string; readonly follows: string }[]
  readonly periodSets: TeachingCalendar['periodSets']
}

/** The lessons that weekly times would have by a calendar that is not saved. */
export const lessonsByPlan = ({ firstMonday, timeZone, holidays, makeUpDays, periodSets }: Plan) => {
  const madeUpOn = new Map(makeUpDays.map(({ day, follows }) => [follows, day]))
  const calendar = { timeZone, holidays: new Set(holidays), madeUpOn, periodSets }
  return (slot: WeeklyTime): PlannedLesson[] => {
    const planned = planLessons(slot, firstMonday, calendar)
    if (typeof planned === 'string') throw new Error(`A weekly time cannot be planned: ${planned}`)
    return planned
  }
}
