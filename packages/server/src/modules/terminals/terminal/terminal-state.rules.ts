import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import type { PrinterReason, PrinterState, RunState, SystemState, TerminalState } from '@campus/contract/terminals/terminal-states.ts'
import { later } from '../../../platform/time/clock.ts'

/** Whether heartbeats are missing for so long; a part without any heartbeat is not silent but absent. */
export const isSilent = (seenAt: Date | null, now: Date, afterSeconds: number): boolean =>
  seenAt !== null && seenAt < later(now, -afterSeconds)

/** A terminal is where its printer is: a screen alone puts nothing on paper. */
export const runOf = (printerSeenAt: Date | null, now: Date): RunState =>
  printerSeenAt === null || isSilent(printerSeenAt, now, lostAfterSeconds) ? 'offline' : 'online'

export interface Known {
  readonly isInUse: boolean
  readonly isOpenNow: boolean
  /** The watch has found something that is not resolved yet. */
  readonly isOutOfOrder: boolean
  readonly printerSeenAt: Date | null
  readonly printer: PrinterState
  readonly reasons: readonly PrinterReason[]
}

export interface Standing {
  readonly state: TerminalState
  readonly run: RunState
  readonly system: SystemState
  readonly printer: PrinterState
  readonly reasons: PrinterReason[]
}

/** The status of a terminal for people. The state of a printer without heartbeats is unknown. */
export const statusOf = (known: Known, now: Date): Standing => {
  const run = runOf(known.printerSeenAt, now)
  const system = known.isInUse ? (known.isOutOfOrder ? 'fault' : 'normal') : 'closed'
  const printer = run === 'online' ? known.printer : 'unknown'
  const isEmpty = known.reasons.some((reason) => reason === 'media_empty' || reason === 'toner_empty')
  const goes = known.isOpenNow && system === 'normal' && !isEmpty && (printer === 'idle' || printer === 'printing')
  return { state: goes ? 'normal' : 'unavailable', run, system, printer, reasons: run === 'online' ? [...known.reasons] : [] }
}
