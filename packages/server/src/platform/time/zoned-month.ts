import { Temporal } from 'temporal-polyfill'
import { startOfDay } from './zoned-day.ts'

const firstDayOf = (month: Temporal.PlainYearMonth) => month.toPlainDate({ day: 1 }).toString()

/** From the first moment of a month (`2026-03`) at a place to that of the next. */
export const monthIn = (timeZone: string, month: string): { from: Date; until: Date } => {
  const asked = Temporal.PlainYearMonth.from(month)
  return { from: startOfDay(timeZone, firstDayOf(asked)), until: startOfDay(timeZone, firstDayOf(asked.add({ months: 1 }))) }
}
