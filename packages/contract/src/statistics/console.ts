import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Chart, ChartQuery, Count, RowsAddress, StatisticSource, spanRefusals, statisticReaders } from './chart.ts'

const Named = z.object({ key: z.string(), name: z.string() })

/** An hour that is far from what is usual then. */
const Hint = z.object({
  id: Id,
  source: StatisticSource,
  /** For example "Logins refused". */
  name: z.string(),
  hour: Instant,
  count: z.number().int(),
  /** What the same hours of the eight weeks before had, without the unusual ones. */
  usualFrom: z.number().int(),
  usualTo: z.number().int(),
  /** What explains most of it. */
  explainedBy: z.object({ kind: z.enum(['unit', 'network', 'subject']), name: z.string(), count: z.number().int() }).nullable(),
  rows: RowsAddress.nullable(),
})

export const statisticsOverview = call({
  method: 'GET',
  path: '/console/statistics/overview',
  who: statisticReaders,
  summary: 'Today beside yesterday and the same day last week, source by source; unusual hours of the last two weeks.',
  query: z.object({ unitId: Id.optional() }),
  output: z.object({
    at: Instant,
    /** When the numbers were last counted; null before the first time. */
    countedAt: Instant.nullable(),
    tiles: z.array(
      z.object({
        source: StatisticSource,
        name: z.string(),
        today: Count,
        /** Whole days, and up to this hour of the clock: a morning is compared with mornings. */
        yesterday: z.object({ whole: Count, byNow: Count }),
        lastWeek: z.object({ whole: Count, byNow: Count }),
        /** Today hour by hour, up to now. */
        hours: z.array(Count),
        outcomes: z.array(Named.extend({ today: Count })),
        rows: RowsAddress.nullable(),
      }),
    ),
    /** For those who see the whole school. */
    hints: z.array(Hint),
  }),
})

export const statisticsExplorer = call({
  method: 'GET',
  path: '/console/statistics/explorer',
  who: statisticReaders,
  summary: 'Any source by time, told apart by outcome, subject or unit, beside another span.',
  query: ChartQuery.extend({
    source: StatisticSource,
    /** `amount` is what the source adds up: copies, pages, money, time; `people` are different people a step. */
    measure: z.enum(['count', 'amount', 'people']).default('count'),
    by: z.enum(['none', 'outcome', 'subject', 'unit']).default('outcome'),
    subject: z.string().max(200).optional(),
    outcome: z.string().max(60).optional(),
  }),
  output: z.object({
    chart: Chart,
    /** What else can be chosen. */
    choices: z.object({
      sources: z.array(Named.extend({ key: StatisticSource })),
      measures: z.array(z.enum(['count', 'amount', 'people'])),
      outcomes: z.array(Named),
      /** Those that occur in the span. */
      subjects: z.array(Named),
    }),
  }),
  refusals: [...spanRefusals, 'measure_missing'],
})
