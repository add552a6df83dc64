import { statusOf } from '@campus/contract/terminals/terminal-status.ts'
import type { Self } from './use-self.ts'

type Known = Pick<Self, 'isOpenNow' | 'system' | 'printer' | 'reasons'>

/** Whether somebody can print here now, and in words why not. Of a printer that nobody hears of nothing is known. */
export const readyState = ({ isOpenNow, system, printer, reasons }: Known) => {
  const isUsable = isOpenNow && system === 'normal' && (printer === 'idle' || printer === 'printing')
  const run = printer === 'unknown' ? 'offline' : 'online'
  return { isUsable, ...statusOf({ state: isUsable ? 'normal' : 'unavailable', run, system, printer, reasons, isOpenNow }) }
}
