import { later } from '../../../platform/time/clock.ts'

/** Minutes after midnight in the time of the school; from after until means over midnight. */
export interface QuietSpan {
  readonly isOn: boolean
  readonly from: number
  readonly until: number
}

const dayMinutes = 24 * 60
const formats = new Map<string, Intl.DateTimeFormat>()

const formatFor = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, made)
  return made
}

/** `07:30` is 450. */
export const toMinute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

export const toClock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const minuteOfDay = (at: Date, timeZone: string) => toMinute(formatFor(timeZone).format(at))

const isWithin = ({ from, until }: QuietSpan, minute: number) =>
  from < until ? from <= minute && minute < until : minute >= from || minute < until

/** When the quiet that reigns now will end; undefined when nothing has to wait. */
export const quietUntil = (span: QuietSpan, now: Date, timeZone: string): Date | undefined => {
  const minute = minuteOfDay(now, timeZone)
  if (!span.isOn || !isWithin(span, minute)) return undefined
  const wholeMinute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const end = later(wholeMinute, ((span.until - minute + dayMinutes) % dayMinutes) * 60)
  // The clocks may be put forward or back in the meantime, and then the end may be a time that this day does not have.
  const drift = ((span.until - minuteOfDay(end, timeZone) + 1.5 * dayMinutes) % dayMinutes) - dayMinutes / 2
  const mended = later(end, drift * 60)
  return minuteOfDay(mended, timeZone) === span.until ? mended : end
}
