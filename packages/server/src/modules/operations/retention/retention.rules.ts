import type { RetentionState } from '@campus/contract/operations/retention.ts'
import { CronExpressionParser } from 'cron-parser'

/** The next run of a schedule, and the time between that one and the one after. */
export const runsAfter = (cron: string, now: Date): { readonly next: Date; readonly everyMs: number } => {
  const runs = CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' })
  const next = runs.next().toDate()
  return { next, everyMs: runs.next().getTime() - next.getTime() }
}

interface Sweep {
  readonly ran_at: Date | null
  readonly failed_at: Date | null
}

/** A run that is missed once may be a restart; one that is missed twice is looked into. */
export const stateOf = (sweep: Sweep | undefined, everyMs: number, now: Date): RetentionState => {
  if (sweep?.failed_at) return 'failed'
  if (!sweep?.ran_at) return 'never'
  return now.getTime() - sweep.ran_at.getTime() > 2 * everyMs ? 'late' : 'done'
}
