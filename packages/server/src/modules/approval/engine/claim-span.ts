import { Temporal } from 'temporal-polyfill'

const day = /^\d{4}-\d\d-\d\d( |$)/

const momentAt = (text: string, timeZone: string, isEnd: boolean): Date => {
  const [day = '', time] = text.split(' ')
  const date = Temporal.PlainDate.from(day)
  if (time !== undefined) return new Date(date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds)
  // A range of days holds its last day too.
  return new Date((isEnd ? date.add({ days: 1 }) : date).toZonedDateTime(timeZone).epochMilliseconds)
}

export interface Span {
  readonly from: Date | null
  readonly until: Date | null
}

export const forEver: Span = { from: null, until: null }

/** From and until when something is booked, as the field of a range says it; undefined where it names no days, or no time between them. */
export const spanOf = (during: unknown, timeZone: string): Span | undefined => {
  const [from, until] = Array.isArray(during) ? during : []
  if (typeof from !== 'string' || typeof until !== 'string' || !day.test(from) || !day.test(until)) return undefined
  const span = { from: momentAt(from, timeZone, false), until: momentAt(until, timeZone, true) }
  return span.from < span.until ? span : undefined
}
