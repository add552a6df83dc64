import { Temporal } from 'temporal-polyfill'

export interface Series {
  readonly day: string
  readonly repeats: 'none' | 'daily' | 'weekly'
  readonly until: string | null
}

const steps = { none: undefined, daily: 1, weekly: 7 } as const

/** The days of an entry within a span, both ends included. */
export const daysWithin = ({ day, repeats, until }: Series, from: string, to: string): string[] => {
  const step = steps[repeats]
  if (step === undefined) return from <= day && day <= to ? [day] : []
  const first = Temporal.PlainDate.from(day)
  const ahead = Math.max(0, first.until(from, { largestUnit: 'days' }).days)
  const last = until !== null && until < to ? until : to
  const found: string[] = []
  for (let at = first.add({ days: Math.ceil(ahead / step) * step }); at.toString() <= last; at = at.add({ days: step }))
    found.push(at.toString())
  return found
}

/** A time that the clock skips becomes the one after it: an own entry is not refused because of it. */
export const momentOf = (timeZone: string, day: string, time: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)
