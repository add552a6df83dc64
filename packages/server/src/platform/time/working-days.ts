import { isWorkingDay, type WorkingDays } from '@campus/contract/working-days.ts'
import { dayAfter, dayIn, startOfDay } from './zoned-day.ts'

/** When a school works, by its own clocks. */
export interface SchoolCalendar extends WorkingDays {
  readonly timeZone: string
}

/** A calendar that someone filled with holidays alone never ends the waiting; after so many days it is over all the same. */
export const maxDays = 730

/** When the present working day began; on a day off the last one before it. */
export const startOfWorkingDay = (now: Date, calendar: SchoolCalendar): Date => {
  const { timeZone } = calendar
  let day = dayIn(timeZone, now)
  for (let passed = 0; !isWorkingDay(day, calendar) && passed < maxDays; passed += 1) day = dayAfter(day, -1)
  return startOfDay(timeZone, day)
}

/** The end of the day at a school that lies so many working days ahead. */
export const afterWorkingDays = (from: Date, days: number, calendar: SchoolCalendar): Date => {
  const { timeZone } = calendar
  let day = dayIn(timeZone, from)
  for (let [left, passed] = [days, 0]; left > 0 && passed < maxDays; passed += 1) {
    day = dayAfter(day)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return startOfDay(timeZone, dayAfter(day))
}
