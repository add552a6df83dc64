import { Temporal } from 'temporal-polyfill'

/** One entry of a calendar, as RFC 5545 writes it. */
export interface CalendarEvent {
  readonly uid: string
  readonly changedAt: Date
  /** How often it changed. */
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly isCancelled?: boolean
  readonly geo?: { readonly latitude: number; readonly longitude: number } | undefined
  readonly url?: string
  readonly repeats?: { readonly every: 'DAILY' | 'WEEKLY'; readonly until: Date }
}

const maxOctets = 75

/** A line holds 75 octets, and no character is cut; what follows begins with a space. */
export const fold = (line: string): string => {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

export const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')

const inUtc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const inZone = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replaceAll(/[-:]/g, '')

const text = (name: string, value: string) => (value === '' ? [] : [`${name}:${escapeText(value)}`])

const alarm = (summary: string, minutes: number | null) =>
  minutes === null ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-PT${minutes}M`, ...text('DESCRIPTION', summary), 'END:VALARM']

const eventLines = (event: CalendarEvent, timeZone: string, reminder: number | null): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${inUtc(event.changedAt)}`,
  `LAST-MODIFIED:${inUtc(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;TZID=${timeZone}:${inZone(event.startsAt, timeZone)}`,
  `DTEND;TZID=${timeZone}:${inZone(event.endsAt, timeZone)}`,
  ...(event.repeats ? [`RRULE:FREQ=${event.repeats.every};UNTIL=${inUtc(event.repeats.until)}`] : []),
  ...text('SUMMARY', event.summary),
  ...text('LOCATION', event.location),
  ...text('DESCRIPTION', event.description),
  ...(event.geo ? [`GEO:${event.geo.latitude};${event.geo.longitude}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(event.isCancelled ? [] : alarm(event.summary, reminder)),
  'END:VEVENT',
]

interface Calendar {
  readonly name: string
  readonly timeZone: string
  readonly zoneLines: readonly string[]
  readonly events: readonly CalendarEvent[]
  /** Minutes before each start. */
  readonly reminder: number | null
}

export const writeCalendar = ({ name, timeZone, zoneLines, events, reminder }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campus//Timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...text('X-WR-CALNAME', name),
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, timeZone, reminder)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
