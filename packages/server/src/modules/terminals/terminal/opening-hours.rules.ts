import type { OpeningHours } from '@campus/contract/terminals/terminal-states.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import type { Span } from './spans.rules.ts'

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

const secondOf = (clock: string) => Number(clock.slice(0, 2)) * 3600 + Number(clock.slice(3, 5)) * 60

const clockIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** A terminal without hours is always open. */
export const isOpenAt = (hours: readonly OpeningHours[], timeZone: string, at: Date): boolean => {
  if (hours.length === 0) return true
  const [weekday, clock] = [weekdayOf(dayIn(timeZone, at)), clockIn(timeZone, at)]
  return hours.some(({ days, from, until }) => days.includes(weekday) && from <= clock && clock < until)
}

/** When it was open between two moments, in order; hours that overlap may come twice. */
export const openingsIn = (hours: readonly OpeningHours[], timeZone: string, { from, until }: Span): Span[] => {
  if (hours.length === 0) return [{ from, until }]
  const openings: Span[] = []
  for (let day = dayIn(timeZone, from); day <= dayIn(timeZone, until); day = dayAfter(day)) {
    const start = startOfDay(timeZone, day)
    for (const one of hours.filter(({ days }) => days.includes(weekdayOf(day))))
      openings.push({ from: later(start, secondOf(one.from)), until: later(start, secondOf(one.until)) })
  }
  return openings
}
