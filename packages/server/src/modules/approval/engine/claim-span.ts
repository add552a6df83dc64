import { Temporal } from 'temporal-polyfill'

const momentAt = (text: string, timeZone: string, isEnd: boolean): Date => {
  const [day = '', time] = text.split(' ')
  const date = Temporal.PlainDate.from(day)
  if (time !== undefined) return new Date(date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds)
  // A range of days holds its last day too.
  return new Date((isEnd ? date.add({ days: 1 }) : date).toZonedDateTime(timeZone).epochMilliseconds)
}

/** From and until when something is booked, as the field of a range says it; without one from ever to ever. */
export const spanOf = (during: unknown, timeZone: string): { from: Date | null; until: Date | null } => {
  const [from, until] = Array.isArray(during) ? during : [during, during]
  if (typeof from !== 'string' || typeof until !== 'string' || from === '') return { from: null, until: null }
  return { from: momentAt(from, timeZone, false), until: momentAt(until, timeZone, true) }
}
