import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import { lostAfterSeconds } from '@campus/contract/terminals/machine.ts'
import { type PrinterReason, warningReasons } from '@campus/contract/terminals/terminal-states.ts'
import { later } from '../../../platform/time/clock.ts'
import { isSilent } from '../terminal/terminal-state.rules.ts'
import type { StatusRow } from './status.repository.ts'

/** A browser may hold back the page of a screen that nobody looks at for a minute. */
export const screenLostAfterSeconds = 180

const kindOfReason: Record<PrinterReason, FaultKind> = {
  media_empty: 'media_empty',
  media_low: 'media_empty',
  media_jam: 'media_jam',
  toner_empty: 'toner',
  toner_low: 'toner',
  door_open: 'printer',
  output_full: 'printer',
  paused: 'printer',
  unreachable: 'printer',
  other: 'printer',
}

const kindsOf = (reasons: readonly PrinterReason[]): FaultKind[] => {
  const stops = reasons.filter((reason) => !warningReasons.includes(reason))
  return stops.length === 0 ? ['printer'] : [...new Set(stops.map((reason) => kindOfReason[reason]))]
}

type Heard = Pick<StatusRow, 'screen_seen_at' | 'printer_seen_at' | 'printer_reasons' | 'stopped_at' | 'troubles'>

/** The known state stays without new reports: a silent or absent part changes nothing. */
const troublesNow = (status: Heard, now: Date, shortStopSeconds: number): FaultKind[] => {
  const known = status.troubles
  const isGone = (seenAt: Date | null, kind: FaultKind, seconds: number) =>
    seenAt === null ? known.includes(kind) : isSilent(seenAt, now, seconds)
  const isOffline = isGone(status.printer_seen_at, 'offline', lostAfterSeconds)
  const isScreenGone = isGone(status.screen_seen_at, 'screen', screenLostAfterSeconds)
  const stands = status.stopped_at !== null && status.stopped_at < later(now, -shortStopSeconds)
  const heard = stands ? kindsOf(status.printer_reasons) : []
  const ofPrinter = isOffline || status.printer_seen_at === null ? known.filter((kind) => kind !== 'offline' && kind !== 'screen') : heard
  return [...(isOffline ? ['offline' as const] : []), ...(isScreenGone ? ['screen' as const] : []), ...ofPrinter]
}

/** Since when the terminal has had this trouble without a break, as far as reported; undefined if it has ended. */
export const standsSince = (status: Omit<Heard, 'troubles'>, kind: FaultKind, now: Date): Date | undefined => {
  const silentSince = (seenAt: Date | null, seconds: number) => (seenAt && isSilent(seenAt, now, seconds) ? seenAt : undefined)
  if (kind === 'offline') return silentSince(status.printer_seen_at, lostAfterSeconds)
  if (kind === 'screen') return silentSince(status.screen_seen_at, screenLostAfterSeconds)
  return status.stopped_at && kindsOf(status.printer_reasons).includes(kind) ? status.stopped_at : undefined
}

/** How long a closure is trusted: a printer reports its new paper with the next heartbeats. */
const believedSeconds = 120

export const isStillBelieved = (handledAt: Date, now: Date): boolean => now < later(handledAt, believedSeconds)

interface Verdict {
  readonly appeared: FaultKind[]
  readonly gone: FaultKind[]
}

/** What has gone wrong and what went away since the last look. A stop so short is no fault: somebody may be putting in paper. */
export const judge = (status: Heard, now: Date, shortStopSeconds: number): Verdict => {
  const [known, current] = [status.troubles, troublesNow(status, now, shortStopSeconds)]
  return { appeared: current.filter((kind) => !known.includes(kind)), gone: known.filter((kind) => !current.includes(kind)) }
}
