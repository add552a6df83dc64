import type { ReportSchedule } from '@campus/contract/statistics/reports.ts'
import { Temporal } from 'temporal-polyfill'

/** Both days are included. */
export interface Period {
  readonly from: string
  readonly until: string
}

type Repeating = Exclude<ReportSchedule, 'none'>

/** Before this hour of the school's clock nothing is mailed. */
const firstHour = 7

const firstOf = (schedule: Repeating, day: Temporal.PlainDate) =>
  schedule === 'weekly' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 })

/** The whole week, from Monday, or the whole month that ended last. */
export const lastPeriod = (schedule: Repeating, today: string): Period => {
  const next = firstOf(schedule, Temporal.PlainDate.from(today))
  const first = next.subtract(schedule === 'weekly' ? { days: 7 } : { months: 1 })
  return { from: first.toString(), until: next.subtract({ days: 1 }).toString() }
}

interface Moment {
  readonly today: string
  readonly hour: number
}

interface Mailed {
  readonly schedule: ReportSchedule
  /** A period that ended before is not mailed. */
  readonly mailsFrom: string
}

/** The period to be mailed by now. */
export const duePeriod = ({ schedule, mailsFrom }: Mailed, { today, hour }: Moment): Period | undefined => {
  if (schedule === 'none') return undefined
  const period = lastPeriod(schedule, today)
  const isFirstDay = Temporal.PlainDate.from(period.until).add({ days: 1 }).toString() === today
  return period.until < mailsFrom || (isFirstDay && hour < firstHour) ? undefined : period
}

/** The day on which it is mailed next. */
export const nextDay = ({ schedule }: Pick<Mailed, 'schedule'>, { today, hour }: Moment): string | null => {
  if (schedule === 'none') return null
  const day = Temporal.PlainDate.from(today)
  const first = firstOf(schedule, day)
  if (first.equals(day) && hour < firstHour) return today
  return first.add(schedule === 'weekly' ? { days: 7 } : { months: 1 }).toString()
}
