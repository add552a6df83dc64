import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { loginWayNames } from '@campus/contract/logs/log-words.ts'
import type { OperationRow } from '@campus/contract/logs/operate-log.ts'
import { terminalPartNames } from '@campus/contract/terminals/event-note.ts'
import { faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import { labelOf, textOf } from './value-text.service.ts'

type Detail = OperationRow['details'][number]

/** Values that are words of the program, by the detail they stand in. */
const valueNames: Readonly<Record<string, Readonly<Record<string, Phrase>>>> = {
  state: { shown: ['已显示', 'Shown', '已顯示'], hidden: ['已隐藏', 'Hidden', '已隱藏'] },
  way: loginWayNames,
  part: terminalPartNames,
  kind: faultKindNames,
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

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
