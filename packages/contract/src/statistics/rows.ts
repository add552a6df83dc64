import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { LogPerson } from '../logs/log-filter.ts'
import { PageQuery, pageOf } from '../page.ts'
import { StatisticSource, spanRefusals, statisticReaders } from './chart.ts'

export const CountedRowsFilter = z.object({
  source: StatisticSource,
  /** The span ends before `until`. */
  from: Instant,
  until: Instant,
  unitId: Id.optional(),
  subject: z.string().max(200).optional(),
  outcome: z.string().max(60).optional(),
})

export const statisticRows = call({
  method: 'GET',
  path: '/console/statistics/rows',
  who: statisticReaders,
  summary: 'What a mark of a chart counted, one by one, newest first; where a source has no list of its own that can be narrowed so.',
  query: PageQuery.extend(CountedRowsFilter.shape),
  output: pageOf(
    z.object({
      /** Among all of them; the newest is the first. */
      place: z.number().int(),
      at: Instant,
      person: LogPerson.nullable(),
      unitName: z.string(),
      subjectName: z.string(),
      outcomeName: z.string(),
    }),
  ).extend({ name: z.string() }),
  refusals: spanRefusals,
  changesState: true,
})
