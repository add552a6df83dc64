import { say } from '@campus/contract/language.ts'
import { logNames, type TrailRow, trailLists } from '@campus/contract/logs/trail.ts'
import type { RawBuilder } from 'kysely'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { momentOf } from '../../../platform/db/time-id.ts'
import { inDutySet } from '../../people/person/acting-caller.service.ts'
import { type LogSource, type LogWhere, logSources } from '../log-source.extension.ts'
import { readLogNames } from '../source/log-names.service.ts'
import { type Bound, boundOf, idBound, inOrder, momentAt, momentIn, placeText, readPlace } from './trail-place.ts'
import { countTrailEntries, listTrailEntries } from './trail-rows.repository.ts'
import { type TrailSource, trailSources } from './trail-sources.extension.ts'

type AnyLog = LogSource<{ readonly id: string; readonly at: string }>
type Where = Omit<LogWhere, 'cursor'>

/** One part of the trail. */
interface Part {
  readonly log: TrailRow['log']
  readonly list: (ctx: Ctx, where: Where, after: Bound | undefined, limit: number) => Promise<TrailRow[]>
  readonly count: (ctx: Ctx, where: Where, max: number) => Promise<number>
}

const ofLog = (log: (typeof logNames)[number], source: AnyLog): Part => ({
  log,
  list: async (ctx, where, after, limit) =>
    (await source.list(ctx, { ...where, cursor: after && idBound(after) }, limit)).map((row) => ({
      ...source.inTrail(row, ctx.language),
      id: placeText({ moment: momentAt(momentOf(row.id)), log, id: row.id }),
      at: row.at,
      log,
      screen: null,
    })),
  count: source.count,
})

const ofList = (log: (typeof trailLists)[number], source: TrailSource, mayRead: RawBuilder<boolean> | undefined): Part => ({
  log,
  list: async (ctx, where, after, limit) => {
    const entries = await listTrailEntries(ctx.sql, source, { ...where, after, mayRead }, limit)
    const names = await readLogNames(ctx, where.schoolId, { people: entries.map(({ person_id }) => person_id) })
    return entries.map((entry) => {
      const { what, outcome, ...told } = source.tell(entry)
      return {
        ...told,
        id: placeText({ moment: momentIn(entry.moment), log, id: entry.id }),
        log,
        at: entry.at.toISOString(),
        person: names.person(entry.person_id),
        what: say(what, ctx.language),
        outcome: say(outcome, ctx.language),
        network: entry.network,
        requestId: '',
      }
    })
  },
  count: (ctx, where, max) => countTrailEntries(ctx.sql, source, { ...where, mayRead }, max),
})

/** Who may not read the list of an area sees nothing of it here. */
const mayRead = (ctx: CallerCtx, { who, duty }: TrailSource) => {
  const { roles } = inDutySet(ctx, duty).caller
  return who.some((role) => roles.includes(role))
}

const partsFor = (ctx: CallerCtx): Part[] => {
  const [logs, lists] = [logSources.of(ctx), trailSources.of(ctx)]
  return [
    ...logNames.map((log) => ofLog(log, logs[log] as unknown as AnyLog)),
    ...trailLists.filter((log) => mayRead(ctx, lists[log])).map((log) => ofList(log, lists[log], lists[log].mayReadRow?.(ctx.caller))),
  ]
}

/** All that the caller may read, as one log. One part after the other: together they would take the connections of everybody else. */
export const everythingFor = (caller: CallerCtx) => {
  const parts = partsFor(caller)
  return {
    list: async (ctx: Ctx, { cursor, ...where }: LogWhere, limit: number): Promise<TrailRow[]> => {
      const last = cursor === undefined ? undefined : readPlace(cursor)
      const rows: TrailRow[] = []
      for (const { log, list } of parts) rows.push(...(await list(ctx, where, last && boundOf(log, last), limit)))
      return rows.toSorted((one, other) => inOrder(readPlace(one.id), readPlace(other.id))).slice(0, limit)
    },
    count: async (ctx: Ctx, where: LogWhere, max: number): Promise<number> => {
      let sum = 0
      for (const { count } of parts) if (sum < max) sum += await count(ctx, where, max - sum)
      return sum
    },
  }
}
