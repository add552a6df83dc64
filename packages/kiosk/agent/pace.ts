import { setTimeout as wait } from 'node:timers/promises'
import { pauseBefore } from '@campus/client/events/pause-before.ts'
import { heartbeatSeconds } from '@campus/contract/terminals/machine.ts'

/** How fast a terminal lives; tests let it live faster. */
export interface Pace {
  readonly heartbeatMs: number
  /** How often it asks for work while it hears nothing, and while it is told. */
  readonly pollMs: number
  readonly listeningPollMs: number
  readonly followMs: number
  /** The server hears of a job at least so often: well within its lease. */
  readonly reportMs: number
  /** A printer that stands so long over a job is told to give it up. */
  readonly stopLimitMs: number
  /** Nothing new about a standing job is told after this: the server then asks people to look. */
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
