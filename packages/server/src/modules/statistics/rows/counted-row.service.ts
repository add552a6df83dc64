import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { CountedRowsFilter, statisticRows } from '@campus/contract/statistics/rows.ts'
import type { z } from 'zod'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { noteReading } from '../../logs/note-reading.service.ts'
import { readLogNames } from '../../logs/source/log-names.service.ts'
import { nameKeys } from '../reading/names.service.ts'
import { reachOf } from '../reading/reach.service.ts'
import { mayListCounted } from '../reading/rows.service.ts'
import { statisticSources } from '../sources.extension.ts'
import { type Asked, type CountedRow, listCounted, sumCounted } from './counted-row.repository.ts'

export type CountedFilter = z.output<typeof CountedRowsFilter>

const maxDays = 800

export const mayReadRows = (ctx: CallerCtx, { source }: CountedFilter): boolean => mayListCounted(ctx, statisticSources.of(ctx)[source])

/** What a filter asks for, within the caller's reach. */
export const askedFor = async (ctx: CallerCtx, filter: CountedFilter): Promise<Asked> => {
  if (!mayReadRows(ctx, filter)) throw refuse('not_found')
  const { from, until, unitId, subject, outcome } = filter
  const [first, end] = [new Date(from), new Date(until)]
  if (end <= first) throw refuse('span_reversed')
  if (end > later(first, maxDays * 86_400)) throw refuse('span_too_long')
  const { schoolId, units } = await reachOf(ctx, unitId)
  return { events: statisticSources.of(ctx)[filter.source].events, schoolId, from: first, to: end, units, subject, outcome }
}

/** Rows with their names, in the language of the caller. */
export const presentRows = async (ctx: CallerCtx, { source }: CountedFilter, rows: readonly CountedRow[]) => {
  const { schoolId } = ctx.caller
  const keys = (by: 'subject' | 'outcome') => nameKeys(ctx, { schoolId, source, by, units: [] }, [...new Set(rows.map((row) => row[by]))])
  const [subjects, outcomes] = [await keys('subject'), await keys('outcome')]
  const names = await readLogNames(ctx, schoolId, {
    people: rows.map(({ person_id }) => person_id),
    units: rows.map(({ unit_id }) => unit_id),
  })
  return rows.map((row) => ({
    at: row.at.toISOString(),
    person: names.person(row.person_id),
    unitName: names.unit(row.unit_id),
    subjectName: subjects.get(row.subject) ?? row.subject,
    outcomeName: outcomes.get(row.outcome) ?? row.outcome,
  }))
}

/** Exactly what was counted, because it is asked by the statement that counts. */
export const listRows = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...filter }: InputOf<typeof statisticRows>,
): Promise<OutputOf<typeof statisticRows>> => {
  const reading = onReplica(ctx)
  const asked = await askedFor(reading, filter)
  const rows = await presentRows(reading, filter, await listCounted(reading.sql, asked, { pageNum, pageSize }))
  const { source, ...narrowed } = filter
  if (pageNum === 1) await noteReading(ctx, { name: `statistic_${source}`, filter: narrowed })
  return {
    name: say(statisticSources.of(ctx)[source].name, ctx.language),
    rows: rows.map((row, at) => ({ place: (pageNum - 1) * pageSize + at + 1, ...row })),
    total: await sumCounted(reading.sql, asked),
  }
}
