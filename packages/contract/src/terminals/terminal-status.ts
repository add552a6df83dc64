import type { Phrase } from '../language.ts'
import { type PrinterReason, printerReasonNames, warningReasons } from './terminal-states.ts'
import type { Terminal } from './terminals.ts'

type Known = Pick<Terminal, 'state' | 'run' | 'system' | 'printer' | 'isOpenNow'> & { readonly reasons: readonly PrinterReason[] }

interface TerminalStatus {
  readonly tone: 'good' | 'waiting' | 'bad' | 'over'
  readonly text: Phrase
  /** Why it does not work, or soon will not. */
  readonly why: readonly Phrase[]
}

const lost: Phrase = ['失去联系，请换一台', 'This terminal is not responding. Use another one.', '失去聯絡，請換一台']
const inRepair: Phrase = ['有故障正在处理', 'A fault is being fixed', '有故障正在處理']

/** The status of a terminal as text: faults come before warnings. */
export const statusOf = ({ state, run, system, printer, reasons, isOpenNow }: Known): TerminalStatus => {
  const warnings = reasons.filter((reason) => warningReasons.includes(reason))
  const stops = reasons.filter((reason) => !warningReasons.includes(reason))
  const why = [...stops, ...warnings].map((reason) => printerReasonNames[reason])
  if (system === 'closed') return { tone: 'over', text: ['已停用', 'Out of service', '已停用'], why: [] }
  if (!isOpenNow) return { tone: 'over', text: ['未开放', 'Closed now', '未開放'], why: [] }
  if (run === 'offline') return { tone: 'bad', text: ['离线', 'Offline', '離線'], why: [lost] }
  if (state === 'unavailable')
    return { tone: 'bad', text: ['暂不可用', 'Unavailable', '暫不可用'], why: stops.length > 0 ? why : [inRepair, ...why] }
  const tone = warnings.length > 0 ? 'waiting' : 'good'
  return { tone, text: printer === 'printing' ? ['打印中', 'Printing', '列印中'] : ['可用', 'Available', '可用'], why }
}
