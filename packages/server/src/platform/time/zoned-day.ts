import { Temporal } from 'temporal-polyfill'

/** The calendar day at a place, as `2026-03-15`. */
export const dayIn = (timeZone: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** The calendar day so many days later. */
export const dayAfter = (day: string, days = 1): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** The first moment of a day at a place; where the clocks are put forward at midnight, that is one o'clock. */
export const startOfDay = (timeZone: string, day: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)
