import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { type LimitCount, type LimitPeriod, type Limits, limitPeriods } from '@campus/contract/documents/template-choices.ts'
import { Temporal } from 'temporal-polyfill'
import { dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'

/** One application for a certificate. */
export interface Use {
  readonly at: Date
  readonly copies: number
  /** How many of the copies were taken from those that are free. */
  readonly freeCopies: number
  /** How many of these were taken from those that the person was granted. */
  readonly grantedCopies: number
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

/** The uses of the period that a moment lies in. */
export const inPeriod = (period: LimitPeriod, uses: readonly Use[], now: Date, timeZone: string): readonly Use[] => {
  const window = windowOf(period, now, timeZone)
  return window ? uses.filter(({ at }) => at >= window.from && at < window.until) : uses
}

interface LimitState {
  readonly counts: LimitCount
  readonly period: LimitPeriod
  readonly limit: number
  readonly used: number
  readonly left: number
  /** When the next period begins; never for what counts in total. */
  readonly moreAt: Date | null
}

interface At {
  readonly at: Date
  readonly timeZone: string
}

const statesOf = (counts: LimitCount, limits: Limits, uses: readonly Use[], { at, timeZone }: At): LimitState[] =>
  limitPeriods.flatMap((period) => {
    const limit = limits[period]
    if (limit === null) return []
    const counted = inPeriod(period, uses, at, timeZone)
    const used = counts === 'copies' ? counted.reduce((sum, { copies }) => sum + copies, 0) : counted.length
    const moreAt = windowOf(period, at, timeZone)?.until ?? null
    return { counts, period, limit, used, left: Math.max(0, limit - used), moreAt }
  })

const timeOf = ({ moreAt }: LimitState) => moreAt?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Of several limits that stop somebody, the one that holds longest: a person asked to come back tomorrow must not be sent away then for
 * the sake of the month. A week may outlast its month and even its year, so their lengths do not decide.
 */
const longest = (states: readonly LimitState[]) =>
  states.reduce<LimitState | null>((one, other) => (one && timeOf(one) >= timeOf(other) ? one : other), null)

const leastLeft = (states: readonly LimitState[]) => (states.length === 0 ? null : Math.min(...states.map(({ left }) => left)))

/** How often somebody may still apply for a certificate, how many copies they may get, and what stops them from so many now. */
export const limitsAt = (rules: Pick<TemplateRules, 'limits' | 'copyLimits'>, uses: readonly Use[], moment: At, copies = 1) => {
  const applications = statesOf('applications', rules.limits, uses, moment)
  const copyStates = statesOf('copies', rules.copyLimits, uses, moment)
  return {
    limits: [...applications, ...copyStates],
    left: leastLeft(applications),
    copiesLeft: leastLeft(copyStates),
    stop: longest([...applications.filter(({ left }) => left === 0), ...copyStates.filter(({ left }) => left < copies)]),
  }
}

/** The refusal that names a limit. */
export const limitCodeOf = ({ counts, period }: Pick<LimitState, 'counts' | 'period'>) =>
  counts === 'copies' ? (`copy_limit_${period}` as const) : (`usage_limit_${period}` as const)
