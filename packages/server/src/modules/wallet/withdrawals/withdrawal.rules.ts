import { later } from '../../../platform/clock.ts'
import { dayIn, startOfDay } from '../../../platform/zoned-day.ts'

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The end of the next working day at the school; weekends are none. */
export const dueAt = (now: Date, timeZone: string): Date => {
  let day = dayAfter(dayIn(timeZone, now))
  while (isWeekend(day)) day = dayAfter(day)
  return startOfDay(timeZone, dayAfter(day))
}

/** For half an hour it can be taken back. */
export const payOutAt = (now: Date): Date => later(now, 1800)

/** As long as one try may last before somebody else looks how it stands. */
export const tryUntil = (now: Date): Date => later(now, 120)

const pauses = [60, 120, 300, 900]

/** When a payout that has not ended is looked at again, after so many tries. */
export const nextTryAt = (attempts: number, now: Date): Date => later(now, pauses[attempts - 1] ?? 3600)

/** `W20261115` and twelve figures, as providers take it; the day is that of the school. */
export const withdrawalNumber = (day: string, random: number) => `W${day.replaceAll('-', '')}${String(random).padStart(12, '0')}`

export const withdrawalNumbersADay = 10 ** 12
