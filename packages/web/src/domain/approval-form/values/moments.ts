import type { FormItem } from '@campus/contract/approval/form.ts'
import { counted } from '@campus/contract/counted.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { calculate } from '@campus/flow/formulas/calculate.ts'
import { parseFormula } from '@campus/flow/formulas/parse.ts'

export type Format = NonNullable<FormItem['props']['format']>

export const formatOf = ({ name, props }: FormItem): Format =>
  props.format ?? (name === 'TimePicker' || name === 'TimeRangePicker' ? 'HH:mm' : 'YYYY-MM-DD')

interface Box {
  readonly type: 'date' | 'datetime-local' | 'month' | 'time' | 'text'
  /** Seconds are asked for only where the form wants them. */
  readonly step?: number
  readonly inputMode?: 'numeric'
}

const boxes: Readonly<Record<Format, Box>> = {
  YYYY: { type: 'text', inputMode: 'numeric' },
  'YYYY-MM': { type: 'month' },
  'YYYY-MM-DD': { type: 'date' },
  'YYYY-MM-DD HH:mm': { type: 'datetime-local' },
  'YYYY-MM-DD HH:mm:ss': { type: 'datetime-local', step: 1 },
  'HH:mm': { type: 'time' },
  'HH:mm:ss': { type: 'time', step: 1 },
}

const isFormat = (text: string): text is Format => text in boxes

/** The format of a moment that may be kept less exactly than its field is written. */
export const formatOfValue = (value: unknown, format: Format): Format => {
  const cut = typeof value === 'string' ? format.slice(0, value.length) : format
  return isFormat(cut) ? cut : format
}

export const boxOf = (format: Format): Box => boxes[format]

/** As the browser's own box wants it. */
export const toBox = (value: unknown): string => (typeof value === 'string' ? value.replace(' ', 'T') : '')

/** As the form keeps it; a browser leaves out seconds that are zero. */
export const fromBox = (typed: string, format: Format): string | undefined => {
  if (typed === '') return undefined
  const text = typed.replace('T', ' ')
  return format.endsWith(':ss') && text.length === format.length - ':ss'.length ? `${text}:00` : text.slice(0, format.length)
}

const days = parseFormula('DAYS(range)')
const minute = 60_000
const minutesOf = (text: string) => Date.parse(`${text.includes('-') ? '' : '2000-01-01 '}${text}`.replace(' ', 'T')) / minute

const timeLength = (from: string, until: string): Phrase | undefined => {
  const all = Math.round(minutesOf(until) - minutesOf(from))
  if (!(all > 0)) return undefined
  const parts: (readonly [number, Phrase])[] = [
    [Math.floor(all / (24 * 60)), ['天', 'day', '天']],
    [Math.floor(all / 60) % 24, ['小时', 'hour', '小時']],
    [all % 60, ['分钟', 'minute', '分鐘']],
  ]
  const reported = parts.filter(([count]) => count > 0)
  const inLanguage = (language: Language) =>
    reported.map(([count, unit]) => (language === 'en_US' ? counted(count, unit[1]) : `${count} ${say(unit, language)}`)).join(' ')
  return [inLanguage('zh_CN'), inLanguage('en_US'), inLanguage('zh_TW')]
}

/** How long a range is: days with the first and the last one, or hours and minutes where it has a time. */
export const lengthOf = (value: unknown, format: Format): Phrase | undefined => {
  const [from, until] = Array.isArray(value) ? (value as unknown[]) : []
  if (typeof from !== 'string' || typeof until !== 'string') return undefined
  if (format.includes('HH')) return timeLength(from, until)
  const count = format === 'YYYY-MM-DD' && days ? calculate(days, () => [from, until], 0) : undefined
  return count !== undefined && count > 0 ? [`${count} 天`, counted(count, 'day'), `${count} 天`] : undefined
}
