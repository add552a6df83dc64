import { type PrinterReason, warningReasons } from '@campus/contract/terminals/terminal-states.ts'

const known: Readonly<Record<string, PrinterReason>> = {
  'media-empty': 'media_empty',
  'media-needed': 'media_empty',
  'input-tray-missing': 'media_empty',
  'media-low': 'media_low',
  'media-jam': 'media_jam',
  'toner-empty': 'toner_empty',
  'marker-supply-empty': 'toner_empty',
  'toner-low': 'toner_low',
  'marker-supply-low': 'toner_low',
  'cover-open': 'door_open',
  'door-open': 'door_open',
  'interlock-open': 'door_open',
  'output-area-full': 'output_full',
  'output-tray-missing': 'output_full',
  paused: 'paused',
  'moving-to-paused': 'paused',
  'connecting-to-device': 'unreachable',
  'timed-out': 'unreachable',
  shutdown: 'unreachable',
  offline: 'unreachable',
}

/** One tray of several is empty: the printer goes on with another. */
const softened: Partial<Record<PrinterReason, PrinterReason>> = {
  media_empty: 'media_low',
  media_low: 'media_low',
  toner_empty: 'toner_low',
  toner_low: 'toner_low',
}

/** CUPS has no error for a printer that is switched off behind it: it only reports. */
const reportsThatMatter = new Set(['offline-report', 'connecting-to-device-report'])

const suffix = /-(error|warning|report)$/

const readOne = (keyword: string, isStopped: boolean): PrinterReason | undefined => {
  const severity = suffix.exec(keyword)?.[1]
  const reason = known[keyword.replace(suffix, '')]
  if (severity === 'report') return reportsThatMatter.has(keyword) ? reason : undefined
  if (severity === 'warning') return reason && softened[reason]
  // What is unknown matters only where the printer says that it is an error, or is stopped.
  return reason ?? (keyword !== 'none' && (severity === 'error' || isStopped) ? 'other' : undefined)
}

/** IPP keywords mapped to our reasons; a stopped printer always has a reason. */
export const readReasons = (keywords: readonly string[], isStopped: boolean): readonly PrinterReason[] => {
  const reasons = new Set(keywords.map((keyword) => readOne(keyword, isStopped)).filter((reason) => reason !== undefined))
  if (isStopped && !hasStopping([...reasons])) reasons.add('other')
  if (reasons.size > 1 && hasStopping([...reasons].filter((reason) => reason !== 'other'))) reasons.delete('other')
  return [...reasons].slice(0, 10)
}

/** Whether a printer with these reasons prints nothing. */
export const hasStopping = (reasons: readonly PrinterReason[]) => reasons.some((reason) => !warningReasons.includes(reason))
