import type { Ctx } from '../../../context/context.ts'
import { withClient } from '../../../platform/backup/restore-snapshot.ts'
import { cutText } from '../../../platform/text/cut-text.ts'
import { closeAbandoned, endRun, insertRun } from './backup-run.repository.ts'

/** Any fixed numbers: runs of one kind are one at a time in all processes; a lock ends with its process. */
const locks = { backup: 7_140_341, rehearsal: 7_140_342 }

interface RunResult {
  readonly bytes: number
  readonly backup_name: string
  /** What is wrong although the run came to its end. */
  readonly findings?: readonly string[]
}

const longestCause = 2000

/** Undefined while somebody else, in whatever process, holds the lock. */
export const withRunLock = <Answer>(ctx: Ctx, kind: keyof typeof locks, work: () => Promise<Answer>): Promise<Answer | undefined> =>
  withClient(ctx.services.database.url, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [locks[kind]])
    return rows[0]?.locked === true ? work() : undefined
  })

/** Does a run and keeps how it went. Undefined while another one of its kind is under way. */
export const recordRun = (
  ctx: Ctx,
  kind: keyof typeof locks,
  askedBy: string | null,
  work: () => Promise<RunResult>,
): Promise<'done' | 'failed' | undefined> =>
  withRunLock(ctx, kind, async () => {
    await closeAbandoned(ctx.sql, kind, ctx.now())
    const { id } = await insertRun(ctx.sql, { kind, began_at: ctx.now(), asked_by: askedBy })
    try {
      const { bytes, backup_name, findings = [] } = await work()
      const outcome = findings.length > 0 ? 'failed' : 'done'
      await endRun(ctx.sql, id, { ended_at: ctx.now(), outcome, bytes, backup_name, cause: cutText(findings.join('\n'), longestCause) })
      return outcome
    } catch (error) {
      ctx.services.log.error({ err: error, kind }, 'A backup or its rehearsal failed')
      await endRun(ctx.sql, id, { ended_at: ctx.now(), outcome: 'failed', cause: cutText((error as Error).message, longestCause) })
      return 'failed'
    }
  })
