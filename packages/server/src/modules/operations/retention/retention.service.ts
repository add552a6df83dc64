import type { OutputOf } from '@campus/contract/call.ts'
import { type RetentionKind, type retention, retentionKinds } from '@campus/contract/operations/retention.ts'
import { minLogDays } from '@campus/contract/school/console/settings.ts'
import { type CallerCtx, replicaOf } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings, type SchoolSettings } from '../../school/school/school-settings.ts'
import { findOldest, listRuns } from './retention.repository.ts'

/** How long the school asked to keep each; null for good. */
const askedDays = ({ retention }: SchoolSettings): Readonly<Record<RetentionKind, number | null>> => ({
  login_log: retention.loginLog,
  face_call: retention.loginLog,
  photo_event: retention.loginLog,
  audit_entry: null,
  profile_view: retention.profileViews,
  message: retention.messages,
  approval_instance: retention.approvals,
})

const logs: ReadonlySet<RetentionKind> = new Set(['login_log', 'face_call', 'photo_event'])
const daySeconds = 24 * 3600
const sweepMinute = 17

/** The sweep runs once an hour. */
const nextSweep = (now: Date): Date => {
  const next = new Date(now)
  next.setUTCMinutes(sweepMinute, 0, 0)
  return next > now ? next : later(next, 3600)
}

export const readRetention = async (ctx: CallerCtx): Promise<OutputOf<typeof retention>> => {
  const { schoolId } = ctx.caller
  const asked = askedDays(await readSettings(ctx.sql, schoolId))
  const runs = new Map((await listRuns(ctx.sql, schoolId)).map((run) => [run.kind, run]))
  const describe = async (kind: RetentionKind) => {
    const [wanted, run, oldest] = [asked[kind], runs.get(kind), await findOldest(replicaOf(ctx), schoolId, kind)]
    const days = wanted !== null && logs.has(kind) ? Math.max(minLogDays, wanted) : wanted
    return {
      kind,
      days,
      isRaised: days !== wanted,
      oldestAt: oldest?.toISOString() ?? null,
      goesAt: oldest && days !== null ? later(oldest, days * daySeconds).toISOString() : null,
      lastRunAt: run?.ran_at.toISOString() ?? null,
      lastRows: run?.rows ?? null,
      deletedAt: run?.deleted_at?.toISOString() ?? null,
      deletedRows: run?.deleted_rows ?? 0,
    }
  }
  return { nextRunAt: nextSweep(new Date()).toISOString(), kinds: await Promise.all(retentionKinds.map(describe)) }
}
