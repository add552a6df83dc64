import type { InputOf } from '@campus/contract/call.ts'
import type { heartbeat } from '@campus/contract/terminals/machine.ts'
import type { StatusRow } from '../status/status.repository.ts'

type Said = NonNullable<InputOf<typeof heartbeat>['printer']>
type Before = Pick<StatusRow, 'is_lost' | 'printer_state' | 'printer_reasons' | 'stopped_at'>

const stands = ({ state }: Said) => state === 'stopped' || state === 'unknown'

/** The stored printer status; a stop is counted from its first report. */
export const afterHearing = (before: Before, said: Said, now: Date) => ({
  printer_state: said.state,
  printer_reasons: [...new Set(said.reasons)],
  stopped_at: stands(said) ? (before.stopped_at ?? now) : null,
  sheets_left: said.sheetsLeft,
  toner_percent: said.tonerPercent,
  printer_name: said.name,
})

interface Turn {
  readonly kind: 'online' | 'printer_stopped' | 'printer_ready'
  readonly note: string
}

/** What turned with a heartbeat, for the history. */
export const turnsOf = (before: Before, said: Said | null): Turn[] => {
  const turns: Turn[] = before.is_lost ? [{ kind: 'online', note: '' }] : []
  if (!said || stands(said) === (before.stopped_at !== null)) return turns
  return [...turns, stands(said) ? { kind: 'printer_stopped', note: said.reasons.join(', ') } : { kind: 'printer_ready', note: '' }]
}

/** Whether somebody who looks at the terminal sees something new. */
export const looksDifferent = (before: Before, said: Said | null): boolean =>
  before.is_lost ||
  (said !== null && (said.state !== before.printer_state || [...new Set(said.reasons)].join() !== before.printer_reasons.join()))
