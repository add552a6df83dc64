import { dayIn, startOfDay } from '../../../platform/zoned-day.ts'

const dayLength = 86_400_000

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6

/** The end of the day at a school that lies so many working days ahead; Saturdays and Sundays do not count. */
export const afterWorkingDays = (from: Date, days: number, timeZone: string): Date => {
  let day = new Date(`${dayIn(timeZone, from)}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + dayLength)
    if (!isWeekend(day)) left -= 1
  }
  return startOfDay(timeZone, new Date(day.getTime() + dayLength).toISOString().slice(0, 10))
}
