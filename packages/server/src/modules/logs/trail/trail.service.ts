import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type LogName, logNames, type logTrail, type TrailRow } from '@campus/contract/logs/trail.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type LogSource, type LogWhere, logSources } from '../log-source.extension.ts'
import { resolveFilter } from '../reading/filter.service.ts'
import { noteReading } from '../reading/note-reading.service.ts'
import { readPage } from '../reading/read-log.service.ts'

type AnySource = LogSource<{ readonly id: string; readonly at: string }>

const sourceOf = (ctx: Ctx, name: LogName) => logSources.of(ctx)[name] as unknown as AnySource

const listOf = async (ctx: Ctx, log: LogName, where: LogWhere, limit: number): Promise<TrailRow[]> => {
  const source = sourceOf(ctx, log)
  const rows = await source.list(ctx, where, limit)
  return rows.map((row) => ({ id: row.id, at: row.at, log, ...source.inTrail(row, ctx.language) }))
}

/** All logs as one, by the moment that their ids carry. */
const everything = {
  list: async (ctx: Ctx, where: LogWhere, limit: number) => {
    const rows = (await Promise.all(logNames.map((log) => listOf(ctx, log, where, limit)))).flat()
    return rows.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit)
  },
  count: async (ctx: Ctx, where: LogWhere, max: number) => {
    const counts = await Promise.all(logNames.map((log) => sourceOf(ctx, log).count(ctx, where, max)))
    return counts.reduce((sum, count) => sum + count, 0)
  },
}

export const readTrail = async (
  ctx: CallerCtx,
  { cursor, pageSize, requestId, subjectId, ...filter }: InputOf<typeof logTrail>,
): Promise<OutputOf<typeof logTrail>> => {
  const about = { personId: filter.personId, requestId, subjectId }
  if (Object.values(about).every((part) => part === undefined)) throw refuse('trail_of_nothing')
  const where = { ...(await resolveFilter(ctx, filter)), requestId, subjectId }
  const name = `trail ${Object.values(about).join(' ')}`
  const page = await readPage(ctx, everything, { where, name, cursor, pageSize })
  if (cursor === undefined) await noteReading(ctx, { name: 'trail', personId: filter.personId, filter: { ...filter, ...about } })
  return page
}
