import type { Against, StatisticStep } from '@campus/contract/statistics/chart.ts'
import { Temporal } from 'temporal-polyfill'
import { startOfDay } from '../../../platform/time/zoned-day.ts'

/** From the first to the last day, both included. */
export interface Days {
  readonly first: string
  readonly last: string
}

/** Where a value stands: its step begins at `at`, and stored counts name it by `key`. */
interface Step {
  readonly at: Date
  readonly key: string
}

export interface Span extends Days {
  readonly from: Date
  readonly to: Date
  readonly steps: readonly Step[]
}

const hourMs = 3_600_000

/** So that no chart has more marks than anybody can tell apart. */
const maxDays: Record<StatisticStep, number> = { hour: 31, day: 800, month: 3700 }

const lengthOf = ({ first, last }: Days) => Temporal.PlainDate.from(first).until(last).days + 1

export const isReversed = ({ first, last }: Days) => last < first
export const isTooLong = (days: Days, step: StatisticStep) => lengthOf(days) > maxDays[step]

const daysIn = ({ first, last }: Days) => {
  const start = Temporal.PlainDate.from(first)
  return Array.from({ length: lengthOf({ first, last }) }, (_, index) => start.add({ days: index }).toString())
}

const stepsOf = (days: Days, { from, to }: { from: Date; to: Date }, step: StatisticStep, timeZone: string): Step[] => {
  if (step === 'hour')
    return Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / hourMs) }, (_, index) => {
      const at = new Date(from.getTime() + index * hourMs)
      return { at, key: at.toISOString() }
    })
  const keyed = daysIn(days).map((day) => ({ day, key: step === 'day' ? day : day.slice(0, 7) }))
  return keyed.filter(({ key }, index) => key !== keyed[index - 1]?.key).map(({ day, key }) => ({ at: startOfDay(timeZone, day), key }))
}

export const spanOf = (days: Days, step: StatisticStep, timeZone: string): Span => {
  const edges = {
    from: startOfDay(timeZone, days.first),
    to: startOfDay(timeZone, Temporal.PlainDate.from(days.last).add({ days: 1 }).toString()),
  }
  return { ...days, ...edges, steps: stepsOf(days, edges, step, timeZone) }
}

const earlierBy = { week: { days: 7 }, month: { months: 1 }, year: { years: 1 } } as const

/** The days that a span is held against. */
export const daysBefore = (days: Days, against: Against): Days => {
  const by = against === 'before' ? { days: lengthOf(days) } : earlierBy[against]
  const earlier = (day: string) => Temporal.PlainDate.from(day).subtract(by).toString()
  return { first: earlier(days.first), last: earlier(days.last) }
}
