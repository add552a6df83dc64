import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { minuteInZone } from './time-zone.ts'

/** A moment as the product meets it: ISO text, milliseconds, or the 10-digit seconds of older systems. */
export type Moment = string | number | Date

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const justNow = 5 * minute
const longAgo = 30 * day

export const toMilliseconds = (moment: Moment): number => {
  if (moment instanceof Date) return moment.getTime()
  const asNumber = typeof moment === 'number' ? moment : /^\d{10}$|^\d{13}$/.test(moment.trim()) ? Number(moment) : undefined
  if (asNumber === undefined) return Date.parse(String(moment))
  return Math.abs(asNumber) < 1e11 ? asNumber * 1000 : asNumber
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Year-month-day on the calendar of the zone shown. */
export const dateOf = (milliseconds: number): string => {
  const inZone = Number.isNaN(milliseconds) ? undefined : minuteInZone(milliseconds)
  if (inZone !== undefined) return inZone.slice(0, 10)
  const date = new Date(milliseconds)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The last day of something that ends at this moment: what holds until midnight holds on the day before. */
export const lastDayOf = (end: number): string => dateOf(end - 1)

/** The exact minute on the clock of the zone shown. */
export const minuteOf = (milliseconds: number): string => {
  const inZone = Number.isNaN(milliseconds) ? undefined : minuteInZone(milliseconds)
  if (inZone !== undefined) return inZone
  const date = new Date(milliseconds)
  return `${dateOf(milliseconds)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** How long ago; a clock that runs a little ahead still reads "just now", anything later than that is shown as its date. */
export const relativeTime = (moment: Moment, now: Moment): Phrase => {
  const at = toMilliseconds(moment)
  if (Number.isNaN(at)) return ['时间未知', 'Time unknown', '時間未知']
  const seconds = (toMilliseconds(now) - at) / 1000
  if (seconds >= longAgo || seconds <= -justNow) {
    const date = dateOf(at)
    return [date, date, date]
  }
  if (seconds < justNow) return ['刚刚', 'Just now', '剛剛']
  if (seconds < hour) {
    const minutes = Math.floor(seconds / minute)
    return [`${minutes} 分钟前`, `${counted(minutes, 'minute')} ago`, `${minutes} 分鐘前`]
  }
  if (seconds < day) {
    const hours = Math.floor(seconds / hour)
    return [`${hours} 小时前`, `${counted(hours, 'hour')} ago`, `${hours} 小時前`]
  }
  const days = Math.floor(seconds / day)
  return [`${days} 天前`, `${counted(days, 'day')} ago`, `${days} 天前`]
}
