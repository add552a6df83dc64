import { Temporal } from 'temporal-polyfill'

/** What decides on which day and at what time a lesson is held. Days as `2026-03-15`, times as `08:00`. */
export interface TeachingCalendar {
  readonly timeZone: string
  readonly holidays: ReadonlySet<string>
  /** The date that a make-up day follows, by that date. */
  readonly madeUpOn: ReadonlyMap<string, string>
  /** The newest first. */
  readonly periodSets: readonly PeriodSet[]
}

export interface PeriodSet {
  readonly holdsFrom: string
  readonly periods: readonly { readonly number: number; readonly starts: string; readonly ends: string }[]
}

interface TermDays {
  readonly firstMonday: string
  readonly weeks: number
}

/** A term as tables name it: `2026-2027-1`. */
export const termName = ({ academic_year, semester }: { readonly academic_year: string; readonly semester: number }) =>
  `${academic_year}-${semester}`

export const dateInTerm = (firstMonday: string, week: number, weekday: number): string =>
  Temporal.PlainDate.from(firstMonday)
    .add({ days: (week - 1) * 7 + weekday - 1 })
    .toString()

/** The first week is 1; outside of the term it is what it would be. */
export const weekOf = ({ firstMonday }: Pick<TermDays, 'firstMonday'>, day: string): number =>
  Math.floor(Temporal.PlainDate.from(firstMonday).until(day, { largestUnit: 'days' }).days / 7) + 1

export const lastDayOf = ({ firstMonday, weeks }: TermDays): string =>
  Temporal.PlainDate.from(firstMonday)
    .add({ days: weeks * 7 - 1 })
    .toString()

/** Hours and minutes of the period on that day, by the set that holds then. */
export const periodOn = ({ periodSets }: Pick<TeachingCalendar, 'periodSets'>, day: string, number: number) =>
  periodSets.find(({ holdsFrom }) => holdsFrom <= day)?.periods.find((period) => period.number === number)

const findMoment = (timeZone: string, day: string, time: string): Date | undefined => {
  try {
    const moment = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'reject' })
    return new Date(moment.epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A term has thousands of lessons at a few hundred moments. */
const known = new Map<string, Date | undefined>()
const maxKnown = 5000

/** The moment of a time of day at a place; undefined where the clock skips that time or shows it twice. */
export const momentOn = (timeZone: string, day: string, time: string): Date | undefined => {
  const key = `${timeZone} ${day} ${time}`
  if (!known.has(key)) {
    if (known.size >= maxKnown) known.clear()
    known.set(key, findMoment(timeZone, day, time))
  }
  return known.get(key)
}
