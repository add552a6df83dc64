import { isWorkingDay } from '@campus/contract/working-days.ts'
import { Temporal } from 'temporal-polyfill'
import { maxDays, type SchoolCalendar } from './working-days.ts'
import { dayAfter, dayIn, startOfDay } from './zoned-day.ts'

/** The hours of a working day in their order, such as 08:00 to 12:00 and 14:00 to 18:00. */
export interface WorkingCalendar extends SchoolCalendar {
  readonly workingHours: readonly { readonly from: string; readonly to: string }[]
}

const minute = 60_000

/** A time of day at a place, in ms. */
export const momentOf = (timeZone: string, day: string, time: string) =>
  time === '24:00'
    ? startOfDay(timeZone, dayAfter(day)).getTime()
    : Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds

/** The working time of a day as pairs of moments; none on a day off. */
const spansOf = (day: string, calendar: WorkingCalendar): (readonly [number, number])[] =>
  isWorkingDay(day, calendar)
    ? calendar.workingHours.map(({ from, to }) => [momentOf(calendar.timeZone, day, from), momentOf(calendar.timeZone, day, to)])
    : []

/** The moment after so many minutes of working time. What nobody could ever reach is over after two years. */
export const afterWorkingHours = (from: Date, minutes: number, calendar: WorkingCalendar): Date => {
  if (minutes <= 0) return from
  let left = minutes * minute
  let day = dayIn(calendar.timeZone, from)
  for (let passed = 0; passed < maxDays; passed += 1) {
    for (const [start, end] of spansOf(day, calendar)) {
      const begin = Math.max(start, from.getTime())
      if (begin + left <= end) return new Date(begin + left)
      left -= Math.max(0, end - begin)
    }
    day = dayAfter(day)
  }
  return startOfDay(calendar.timeZone, day)
}

/** How many whole minutes of working time lie between two moments. */
export const workingMinutesBetween = (from: Date, to: Date, calendar: WorkingCalendar): number => {
  const last = dayIn(calendar.timeZone, to)
  let worked = 0
  for (let day = dayIn(calendar.timeZone, from); day <= last; day = dayAfter(day))
    for (const [start, end] of spansOf(day, calendar)) worked += Math.max(0, Math.min(end, to.getTime()) - Math.max(start, from.getTime()))
  return Math.floor(worked / minute)
}
