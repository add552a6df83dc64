import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { loginWayNames } from '@campus/contract/logs/log-words.ts'
import type { OperationRow } from '@campus/contract/logs/operate-log.ts'
import { settingNames } from '@campus/contract/school/console/setting-names.ts'
import { detailNames } from './detail-names.ts'

type Detail = OperationRow['details'][number]

const yesNo = { true: ['是', 'Yes', '是'], false: ['否', 'No', '否'] } as const

/** Values that are words of the program, by the detail they stand in. */
const valueNames: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = { way: loginWayNames }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever was written, on one line; long ones are cut, because the whole of it is in the chain. */
const maxLength = 500

export const textOf = (value: unknown, language: Language): string => {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return say(yesNo[`${value}`], language)
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, maxLength)
  if (Array.isArray(value))
    return (
      value
        .map((one) => textOf(one, language))
        .join(', ')
        .slice(0, maxLength) || '—'
    )
  const parts = Object.entries(value).map(([name, part]) => `${labelOf(name, language)}: ${textOf(part, language)}`)
  return parts.join('; ').slice(0, maxLength) || '—'
}

const labelOf = (name: string, language: Language) => {
  const phrase = detailNames[name] ?? settingNames[name]
  return phrase ? say(phrase, language) : name
}

const changed = ['变更', 'Change', '變更'] as const

/** Two versions of one thing: what differs between them, part by part. */
const compare = (before: unknown, after: unknown, language: Language): Detail[] => {
  if (!isObject(before) || !isObject(after))
    return [{ label: say(changed, language), before: textOf(before, language), after: textOf(after, language) }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ label: labelOf(name, language), before: textOf(before[name], language), after: textOf(after[name], language) }))
}

const isPair = (value: unknown): value is { from: unknown; to: unknown } => isObject(value) && 'from' in value && 'to' in value

/** The details of an entry in words: before and after where both were written. */
export const describeDetails = (details: unknown, language: Language): Detail[] => {
  if (!isObject(details)) return []
  const { before, after, from, to, ...rest } = details
  const pairs = [
    ...('before' in details && 'after' in details ? compare(before, after, language) : []),
    ...('from' in details && 'to' in details ? compare(from, to, language) : []),
  ]
  const single = {
    ...rest,
    ...('before' in details && !('after' in details) && { before }),
    ...('from' in details && !('to' in details) && { from }),
  }
  const lines = Object.entries(single).map(([name, value]): Detail => {
    if (isPair(value)) return { label: labelOf(name, language), before: textOf(value.from, language), after: textOf(value.to, language) }
    const word = typeof value === 'string' ? valueNames[name]?.[value] : undefined
    return { label: labelOf(name, language), before: null, after: word ? say(word, language) : textOf(value, language) }
  })
  return [...pairs, ...lines]
}
