import type { OpeningHours } from '@campus/contract/terminals/terminal-states.ts'
import { Temporal } from 'temporal-polyfill'
import type { Span } from './spans.rules.ts'

const zonedIn = (timeZone: string, at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

const midnight = '24:00'

const momentAt = (timeZone: string, day: Temporal.PlainDate, clock: string) => {
  const zoned = clock === midnight ? day.add({ days: 1 }).toZonedDateTime(timeZone) : day.toZonedDateTime({ timeZone, plainTime: clock })
  return new Date(zoned.epochMilliseconds)
}

/** A terminal without hours is always open. */
export const isOpenAt = (hours: readonly OpeningHours[], timeZone: string, at: Date): boolean => {
  if (hours.length === 0) return true
  const zoned = zonedIn(timeZone, at)
  const clock = zoned.toPlainTime().toString({ smallestUnit: 'minute' })
  return hours.some(({ days, from, until }) => days.includes(zoned.dayOfWeek) && from <= clock && clock < until)
}

/** When it was open between two moments, in order; hours that overlap may come twice. */
export const openingsIn = (hours: readonly OpeningHours[], timeZone: string, { from, until }: Span): Span[] => {
  if (hours.length === 0) return [{ from, until }]
  const openings: Span[] = []
  const last = zonedIn(timeZone, until).toPlainDate()
  for (let day = zonedIn(timeZone, from).toPlainDate(); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    for (const one of hours.filter(({ days }) => days.includes(day.dayOfWeek)))
      openings.push({ from: momentAt(timeZone, day, one.from), until: momentAt(timeZone, day, one.until) })
  }
  return openings
}
