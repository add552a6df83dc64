import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { countedRowsPath } from '@campus/contract/paths/statistics.ts'
import type { statisticRows } from '@campus/contract/statistics/rows.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { noteReading } from '../../logs/reading/note-reading.service.ts'
import { readLogNames } from '../../logs/source/log-names.service.ts'
import { nameKeys } from '../reading/names.service.ts'
import { reachOf } from '../reading/reach.service.ts'
import { mayOpen } from '../reading/rows.service.ts'
import { statisticSources } from '../sources.extension.ts'
import { listCounted, sumCounted } from './counted-row.repository.ts'

const maxDays = 800

/** Exactly what was counted, because it is asked by the statement that counts. */
export const listRows = async (
  ctx: CallerCtx,
  { source: name, from, until, unitId, subject, outcome, ...page }: InputOf<typeof statisticRows>,
): Promise<OutputOf<typeof statisticRows>> => {
  const source = statisticSources.of(ctx)[name]
  if (source.rows?.path !== countedRowsPath.address || !mayOpen(ctx, source)) throw refuse('not_found')
  const [first, end] = [new Date(from), new Date(until)]
  if (end <= first) throw refuse('span_reversed')
  if (end > later(first, maxDays * 86_400)) throw refuse('span_too_long')
  const { schoolId, units } = await reachOf(ctx, unitId)
  const asked = { events: source.events, schoolId, from: first, to: end, units, subject, outcome }
  const rows = await listCounted(ctx.sql, asked, page)
  const keys = (by: 'subject' | 'outcome') =>
    nameKeys(ctx, { schoolId, source: name, by, units: [] }, [...new Set(rows.map((row) => row[by]))])
  const [subjects, outcomes] = [await keys('subject'), await keys('outcome')]
  const names = await readLogNames(ctx, schoolId, {
    people: rows.map(({ person_id }) => person_id),
    units: rows.map(({ unit_id }) => unit_id),
  })
  if (page.pageNum === 1) await noteReading(ctx, { name: `statistic_${name}`, filter: { from, until, unitId, subject, outcome } })
  return {
    name: say(source.name, ctx.language),
    rows: rows.map((row, at) => ({
      place: (page.pageNum - 1) * page.pageSize + at + 1,
      at: row.at.toISOString(),
      person: names.person(row.person_id),
      unitName: names.unit(row.unit_id),
      subjectName: subjects.get(row.subject) ?? row.subject,
      outcomeName: outcomes.get(row.outcome) ?? row.outcome,
    })),
    total: await sumCounted(ctx.sql, asked),
  }
}
