import { startOfDay } from '../../platform/zoned-day.ts'

/** The moments between which a month lies at a place, as `2026-03`. */
export const monthIn = (timeZone: string, month: string): { from: Date; until: Date } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfDay(timeZone, `${month}-01`), until: startOfDay(timeZone, `${next}-01`) }
}
