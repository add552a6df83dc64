import { startOfDay } from './zoned-day.ts'

const nextMonth = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** From the first moment of a month (`2026-03`) at a place to that of the next. */
export const monthIn = (timeZone: string, month: string): { from: Date; until: Date } => ({
  from: startOfDay(timeZone, `${month}-01`),
  until: startOfDay(timeZone, `${nextMonth(month)}-01`),
})
