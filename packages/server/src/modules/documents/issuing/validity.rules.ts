import { dayAfter, startOfDay } from '../../../platform/time/zoned-day.ts'

/** The last day on which a document holds; none for one without end. */
export const lastDayOf = (issuedOn: string, validityDays: number | null): string | null =>
  validityDays === null ? null : dayAfter(issuedOn, validityDays)

/** A document holds until its last day is over where the school is. */
export const endOf = (lastDay: string | null, timeZone: string): Date | null =>
  lastDay === null ? null : startOfDay(timeZone, dayAfter(lastDay))
