import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { maxWeeks } from './weeks.ts'

export const Day = z.iso.date('calendar_day')
/** A time of day on which lessons may begin or end. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock_time')

export const Term = z.object({
  id: Id,
  academicYear: z.string(),
  semester: z.number().int(),
  firstMonday: Day,
  weeks: z.number().int().min(1).max(maxWeeks),
  isCurrent: z.boolean(),
  isClosed: z.boolean(),
})
export type Term = z.infer<typeof Term>

export const Period = z.object({ number: z.number().int().min(1).max(20), starts: TimeOfDay, ends: TimeOfDay })
export type Period = z.infer<typeof Period>

/** The hours of a school day from a date on, until the next set begins. */
export const PeriodSet = z.object({ holdsFrom: Day, periods: z.array(Period) })
export type PeriodSet = z.infer<typeof PeriodSet>

export const scheduleTerms = call({
  method: 'GET',
  path: '/schedule/terms',
  who: 'user',
  summary: 'Terms with their weeks, the hours of a school day, holidays and make-up days.',
  output: z.object({
    timeZone: z.string(),
    today: Day,
    terms: z.array(Term),
    periodSets: z.array(PeriodSet),
    holidays: z.array(Day),
    /** A make-up day teaches what another date would have taught; without one it teaches nothing. */
    makeUpDays: z.array(z.object({ day: Day, follows: Day.nullable() })),
    /** My own class, which has a timetable of its own. */
    classId: Id.nullable(),
  }),
})
