import { Temporal } from 'temporal-polyfill'

/** `+0800`, and with seconds where a zone has them. */
const writeOffset = (offset: string) => offset.replaceAll(':', '')

const localTime = (at: Temporal.ZonedDateTime, offsetBefore: number) =>
  at.withTimeZone('UTC').add({ nanoseconds: offsetBefore }).toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** Whether the clock is ahead of what it shows in most of the year: summer time. */
const isDaylight = (at: Temporal.ZonedDateTime) => {
  const offsets = [1, 7].map((month) => at.with({ month, day: 1 }).offsetNanoseconds)
  return Math.max(...offsets) > Math.min(...offsets) && at.offsetNanoseconds === Math.max(...offsets)
}

const part = (at: Temporal.ZonedDateTime, before: Temporal.ZonedDateTime) => {
  const kind = isDaylight(at) ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localTime(at, before.offsetNanoseconds)}`,
    `TZOFFSETFROM:${writeOffset(before.offset)}`,
    `TZOFFSETTO:${writeOffset(at.offset)}`,
    `END:${kind}`,
  ]
}

/** The rules of a zone between two moments, each change of its clock by date. */
export const zoneLines = (timeZone: string, from: Date, to: Date): string[] => {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone)
  const parts = [part(first, first)]
  let at = first
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > to.getTime()) break
    parts.push(part(next, at))
    at = next
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts.flat(), 'END:VTIMEZONE']
}
