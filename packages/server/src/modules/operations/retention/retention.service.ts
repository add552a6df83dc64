import type { areas } from '@campus/contract/areas.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { retention } from '@campus/contract/operations/retention.ts'
import { type CallerCtx, replicaOf } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { allModules } from '../../module.ts'
import { keptSecondsOf, type RetentionKind } from '../../retention.ts'
import { readSettings, type SchoolSettings } from '../../school/school/school-settings.ts'
import { findOldest, listRuns, listSweeps } from './retention.repository.ts'
import { runsAfter, stateOf } from './retention.rules.ts'

/** How long the school asked to keep it, and how long it is kept. */
const timesOf = ({ kind, name, keptFor, atLeast = 0 }: RetentionKind, settings: SchoolSettings) => {
  if (typeof keptFor !== 'function') return { asked: keptFor, keptSeconds: keptFor }
  return { asked: keptFor(settings), keptSeconds: keptSecondsOf({ kind, name, keptFor, atLeast }, settings) }
}

type Kept = OutputOf<typeof retention>['kinds'][number]

export const readRetention = async (ctx: CallerCtx, { area, state }: InputOf<typeof retention>): Promise<OutputOf<typeof retention>> => {
  const { schoolId } = ctx.caller
  const settings = await readSettings(ctx.sql, schoolId)
  const runs = new Map((await listRuns(ctx.sql, schoolId)).map((run) => [run.kind, run]))
  const sweeps = new Map((await listSweeps(ctx.sql)).map((sweep) => [sweep.kind, sweep]))
  const describe = async (each: ReturnType<typeof allModules.of>['retention'][number]): Promise<Kept> => {
    const { kind, name } = each.kind
    const { asked, keptSeconds } = timesOf(each.kind, settings)
    const [sweep, run] = [sweeps.get(kind), runs.get(kind)]
    const { next, everyMs } = runsAfter(each.cron, ctx.now())
    const oldest = await findOldest(replicaOf(ctx), schoolId, kind)
    // What a school keeps by its own settings is counted by school.
    const rows = run ?? sweep
    const lastRun = run?.ran_at ?? sweep?.ran_at
    return {
      kind,
      area: each.area as (typeof areas)[number],
      name: say(name, ctx.language),
      keptSeconds,
      isRaised: keptSeconds !== asked,
      state: keptSeconds === null ? 'kept' : stateOf(sweep, everyMs, ctx.now()),
      oldestAt: oldest?.toISOString() ?? null,
      goesAt: oldest && keptSeconds !== null ? later(oldest, keptSeconds).toISOString() : null,
      lastRunAt: lastRun?.toISOString() ?? null,
      failedAt: sweep?.failed_at?.toISOString() ?? null,
      lastMs: sweep?.ran_at ? sweep.took_ms : null,
      lastRows: lastRun ? (rows?.rows ?? null) : null,
      deletedAt: rows?.deleted_at?.toISOString() ?? null,
      deletedRows: rows?.deleted_rows ?? 0,
      nextRunAt: keptSeconds === null ? null : next.toISOString(),
      isOfSchool: run !== undefined,
    }
  }
  const kinds = await Promise.all(
    allModules
      .of(ctx)
      .retention.filter((each) => area === undefined || each.area === area)
      .map(describe),
  )
  return { kinds: kinds.filter((each) => state === undefined || each.state === state) }
}
