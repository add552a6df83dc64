import { setTimeout as wait } from 'node:timers/promises'
import { pauseBefore } from '@campus/client/events/pause-before.ts'
import { heartbeatSeconds } from '@campus/contract/terminals/machine.ts'

/** How fast a terminal lives; tests let it live faster. */
export interface Pace {
  readonly heartbeatMs: number
  /** How often it polls for work without and with push. */
  readonly pollMs: number
  readonly listeningPollMs: number
  readonly followMs: number
  /** Maximum interval between reports of a job: well within its lease. */
  readonly reportMs: number
  /** A job on a printer stopped this long is cancelled. */
  readonly stopLimitMs: number
  /** A stopped job is no longer reported after this: the server then asks people to check. */
  readonly silentAfterMs: number
  /** A printer that goes on and gets nowhere counts as standing; those that count nothing need long for much. */
  readonly stuckMs: number
  readonly retryMs: number
  readonly maxRetryMs: number
}

export const usualPace: Pace = {
  heartbeatMs: heartbeatSeconds * 1000,
  pollMs: 5000,
  listeningPollMs: 30_000,
  followMs: 1000,
  reportMs: 20_000,
  stopLimitMs: 60_000,
  silentAfterMs: 5 * 60_000,
  stuckMs: 30 * 60_000,
  retryMs: 500,
  maxRetryMs: 30_000,
}

export const pausesOf = ({ retryMs, maxRetryMs }: Pace) => ({ firstMs: retryMs, longestMs: maxRetryMs })

/** Twice as long after each failure, up to a limit. */
export const waitAfterFailure = (pace: Pace, failures: number, signal: AbortSignal) =>
  wait(pauseBefore(failures - 1, Math.random(), pausesOf(pace)), undefined, { signal })
