import { startOfDay } from '../../../platform/zoned-day.ts'

const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The last day on which a document holds; none for one without end. */
export const lastDayOf = (issuedOn: string, validityDays: number | null): string | null =>
  validityDays === null ? null : dayAfter(issuedOn, validityDays)

/** A document holds until its last day is over where the school is. */
export const endOf = (lastDay: string | null, timeZone: string): Date | null =>
  lastDay === null ? null : startOfDay(timeZone, dayAfter(lastDay, 1))
