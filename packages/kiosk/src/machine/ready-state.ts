import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import type { Self } from './use-self.ts'

type Known = Pick<Self, 'isOpenNow' | 'system' | 'printer' | 'reasons'>

/** Whether printing is possible here now, with the reason if not. The state of a printer without heartbeats is unknown. */
export const readyState = ({ isOpenNow, system, printer, reasons }: Known) => {
  const isUsable = isOpenNow && system === 'normal' && (printer === 'idle' || printer === 'printing')
  const run = printer === 'unknown' ? 'offline' : 'online'
  return { isUsable, ...statusOf({ state: isUsable ? 'normal' : 'unavailable', run, system, printer, reasons, isOpenNow }) }
}
