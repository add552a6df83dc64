import type { PrinterReason } from '@campus/contract/terminals/terminal-states.ts'
import type { Pace } from '../pace.ts'
import type { JobStatus } from '../printer/printer.ts'
import type { Outcome } from '../state-file.ts'

/** A job as it is seen at this moment; `away` where the printer does not answer. */
export type Seen = JobStatus | { readonly state: 'away' }

export interface Report {
  readonly state: 'printing' | 'stopped'
  readonly impressions: number
  readonly reasons: readonly PrinterReason[]
}

/** What is known of a job while it is followed. */
export interface Watch {
  readonly impressions: number
  /** When anything last came out or turned. */
  readonly movedAt: number
  readonly standsSince: number | undefined
  readonly reported: Report | undefined
  readonly reportedAt: number
}

export const newWatch = (now: number): Watch => ({
  impressions: 0,
  movedAt: now,
  standsSince: undefined,
  reported: undefined,
  reportedAt: now,
})

type Limits = Pick<Pace, 'reportMs' | 'stopLimitMs' | 'silentAfterMs' | 'stuckMs'>

export interface Verdict {
  readonly watch: Watch
  readonly report: Report | undefined
  readonly isToBeCancelled: boolean
}

const stopsMoving = (seen: Seen, watch: Watch, now: number, { stuckMs }: Limits) =>
  seen.state === 'away' || seen.state === 'stopped' || now - watch.movedAt >= stuckMs

const reportOf = (seen: Seen, impressions: number, isStuck: boolean): Report => {
  if (seen.state === 'away') return { state: 'stopped', impressions, reasons: ['unreachable'] }
  if (!isStuck) return { state: 'printing', impressions, reasons: seen.reasons }
  return { state: 'stopped', impressions, reasons: seen.reasons.length > 0 ? seen.reasons : ['other'] }
}

const isSame = (one: Report | undefined, other: Report) =>
  one?.state === other.state && one.impressions === other.impressions && one.reasons.join() === other.reasons.join()

/**
 * What to do about a job that is not over. After a minute on a stopped printer the job is cancelled, so that the person can go
 * elsewhere with the rest; one that stays stopped is no longer reported, and people are asked to check.
 */
export const judgeWatch = (watch: Watch, seen: Seen, now: number, limits: Limits): Verdict => {
  const impressions = seen.state === 'away' ? watch.impressions : Math.max(watch.impressions, seen.impressions)
  const moved = { ...watch, impressions, movedAt: impressions > watch.impressions ? now : watch.movedAt }
  const isStuck = stopsMoving(seen, moved, now, limits)
  const standsSince = isStuck ? (watch.standsSince ?? now) : undefined
  const stoodMs = standsSince === undefined ? 0 : now - standsSince
  const report = reportOf(seen, impressions, isStuck)
  const isDue = !isSame(watch.reported, report) || now - watch.reportedAt >= limits.reportMs
  return {
    watch: { ...moved, standsSince },
    report: isDue && stoodMs < limits.silentAfterMs ? report : undefined,
    isToBeCancelled: stoodMs >= limits.stopLimitMs,
  }
}

/** How a job ended, in the printer's words and count; undefined while it goes on. */
export const outcomeOf = (seen: Seen, watch: Watch): Outcome | undefined => {
  if (seen.state !== 'done' && seen.state !== 'ended') return undefined
  const impressions = Math.max(watch.impressions, seen.impressions)
  if (seen.state === 'done') return { state: 'done', impressions, reasons: [] }
  const reported = [seen.reasons, watch.reported?.reasons ?? []].find((reasons) => reasons.length > 0)
  return { state: 'failed', impressions, reasons: [...(reported ?? ['other' as const])] }
}
