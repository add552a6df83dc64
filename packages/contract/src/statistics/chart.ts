import { z } from 'zod'
import { Id, Instant } from '../fields.ts'

/** What is counted; each area counts its own. */
export const statisticSources = [
  'logins',
  'applications',
  'prints',
  'library',
  'mails',
  'payments',
  'verifications',
  'faces',
  'photos',
  'registrations',
  'registration_reviews',
  'approvals',
  'signs',
  'calls',
] as const
export const StatisticSource = z.enum(statisticSources)
export type StatisticSource = z.infer<typeof StatisticSource>

const statisticSteps = ['hour', 'day', 'month'] as const
export const StatisticStep = z.enum(statisticSteps)
export type StatisticStep = z.infer<typeof StatisticStep>

/** What a span is held against: the same span a week, a month, a year earlier, or the one right before it. */
export const Against = z.enum(['before', 'week', 'month', 'year'])
export type Against = z.infer<typeof Against>

const Day = z.iso.date('wrong').refine((day) => day >= '2000' && day < '2100', 'wrong')

/** Days are those of the school's clock; both the first and the last are included. */
export const SpanQuery = z.object({
  from: Day,
  until: Day,
  /** This unit and all below it; without it everything that the caller may see. */
  unitId: Id.optional(),
  against: Against.optional(),
})

export const ChartQuery = SpanQuery.extend({ step: StatisticStep.default('day') })

/** A number; `<5` where it is of fewer than five and the reader may not open what was counted. */
export const Count = z.union([z.number(), z.literal('<5')])
export type Count = z.infer<typeof Count>

/** What the numbers of a chart are. Money is in fen. */
export const Measure = z.enum(['count', 'people', 'copies', 'pages', 'fen', 'seconds', 'milliseconds'])
export type Measure = z.infer<typeof Measure>

/** Fields of the address of a screen. */
const Filter = z.record(z.string(), z.string())

/** Where the rows behind the numbers are listed. A mark adds its own `from` and `until`: instants, without the end. */
export const RowsAddress = z.object({
  path: z.string(),
  filter: Filter,
  /** Rows of before are no longer kept: their time is over. */
  since: Instant,
})

const Series = z.object({
  /** The outcome, subject or unit; `all` where nothing is told apart, `other` for all those too small to be named. */
  key: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  /** One for each step. */
  values: z.array(Count),
  /** Of the whole span. People are counted once. Without what reads `<5`. */
  total: Count,
  /** The span it is held against, one for each of its steps; null without one. */
  before: z.object({ values: z.array(Count), total: Count }).nullable(),
  /** What narrows the rows to this series; null where they cannot be listed apart. */
  filter: Filter.nullable(),
})

export const Chart = z.object({
  source: StatisticSource,
  name: z.string(),
  measure: Measure,
  step: StatisticStep,
  /** The first instant of the span, and the first after it. */
  from: Instant,
  to: Instant,
  /** The zone of the school's clock, in which the steps begin. */
  zone: z.string(),
  /** When each step begins. */
  steps: z.array(Instant),
  against: z.object({ from: Instant, to: Instant, steps: z.array(Instant) }).nullable(),
  series: z.array(Series),
  /** Null where the reader may not open the rows, or where there are none. */
  rows: RowsAddress.nullable(),
})
export type Chart = z.infer<typeof Chart>

/** The same numbers without time: the largest first. */
export const Ranked = z.object({
  source: StatisticSource,
  name: z.string(),
  measure: Measure,
  from: Instant,
  to: Instant,
  zone: z.string(),
  against: z.object({ from: Instant, to: Instant }).nullable(),
  items: z.array(z.object({ key: z.string(), name: z.string(), value: Count, before: Count.nullable(), filter: Filter.nullable() })),
  total: Count,
  rows: RowsAddress.nullable(),
})
export type Ranked = z.infer<typeof Ranked>

export const statisticReaders = ['manager', 'admin', 'auditor'] as const
export const spanRefusals = ['span_reversed', 'span_too_long', 'span_over'] as const
