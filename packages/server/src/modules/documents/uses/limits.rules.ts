import { type LimitPeriod, type Limits, limitPeriods } from '@campus/contract/documents/template-choices.ts'
import { Temporal } from 'temporal-polyfill'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'

/** One application for a certificate. */
export interface Use {
  readonly at: Date
  readonly copies: number
  /** How many of the copies were taken from those that are free. */
  readonly freeCopies: number
  /** What was paid for it, in whole fen. */
  readonly paid: number
}

const monthsOf = { month: 1, quarter: 3, half_year: 6, year: 12 } as const

/** The days that a period begins with, now and next. */
const bordersOf = (period: Exclude<LimitPeriod, 'total'>, today: Temporal.PlainDate): readonly [Temporal.PlainDate, Temporal.PlainDate] => {
  if (period === 'day') return [today, today.add({ days: 1 })]
  if (period === 'week') {
    const monday = today.subtract({ days: today.dayOfWeek - 1 })
    return [monday, monday.add({ days: 7 })]
  }
  const months = monthsOf[period]
  const first = today.with({ day: 1 }).subtract({ months: (today.month - 1) % months })
  return [first, first.add({ months })]
}

/** From when until when a period runs that a moment lies in, by the calendar of the school. What counts in total has no borders. */
export const windowOf = (period: LimitPeriod, now: Date, timeZone: string): { from: Date; until: Date } | undefined => {
  if (period === 'total') return undefined
  const [from, until] = bordersOf(period, Temporal.PlainDate.from(dayIn(timeZone, now)))
  return { from: startOfDay(timeZone, from.toString()), until: startOfDay(timeZone, until.toString()) }
}

interface LimitState {
  readonly period: LimitPeriod
  readonly limit: number
  readonly used: number
  readonly left: number
  /** When the next period begins; never for what counts in total. */
  readonly moreAt: Date | null
}

const stateOf = (period: LimitPeriod, limit: number, uses: readonly Use[], now: Date, timeZone: string): LimitState => {
  const window = windowOf(period, now, timeZone)
  const used = window ? uses.filter(({ at }) => at >= window.from && at < window.until).length : uses.length
  return { period, limit, used, left: Math.max(0, limit - used), moreAt: window?.until ?? null }
}

const timeOf = (moreAt: Date | null) => moreAt?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Of several limits that leave equally little, the one that holds longest: a person asked to come back tomorrow must not be sent
 * away then for the sake of the month. A week may outlast its month and even its year, so their lengths do not decide.
 */
const tighter = (one: LimitState, other: LimitState) => {
  if (one.left !== other.left) return one.left < other.left ? one : other
  return timeOf(other.moreAt) > timeOf(one.moreAt) ? other : one
}

/** How often somebody may still have a certificate. Applications count, however many copies each was for. */
export const limitsAt = (limits: Limits, uses: readonly Use[], now: Date, timeZone: string) => {
  const states = limitPeriods.flatMap((period) => {
    const limit = limits[period]
    return limit === null ? [] : stateOf(period, limit, uses, now, timeZone)
  })
  const [first, ...others] = states
  const tightest = first && others.reduce(tighter, first)
  return {
    limits: states,
    left: tightest?.left ?? null,
    moreAt: tightest?.moreAt ?? null,
    stoppedBy: tightest?.left === 0 ? tightest.period : null,
  }
}
