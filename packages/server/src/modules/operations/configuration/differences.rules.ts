import { counted } from '@campus/contract/counted.ts'
import type { Language, Phrase } from '@campus/contract/language.ts'
import { say } from '@campus/contract/language.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { textOf } from '../../logs/operations/value-text.service.ts'
import type { Change, Entries } from './part.ts'

export const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null)

/** One line for everything that a school has: it changes with any of it. */
export const fingerprintOf = (parts: Readonly<Record<string, Entries>>) => sha256(canonicalJson(parts)).toString('hex')

interface ChangedField {
  readonly label: string
  readonly before: string | null
  readonly after: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of a long text its length and a mark of its content are enough to see that it differs. */
const shortOf = (value: unknown, language: Language): string => {
  if (typeof value !== 'string' || !value.includes('\n')) return textOf(value, language)
  const [lines, mark] = [value.split('\n').length, sha256(value).toString('hex').slice(0, 8)]
  return say([`${lines} 行（${mark}）`, `${counted(lines, 'line')} (${mark})`, `${lines} 行（${mark}）`], language)
}

/** The fields of an entry that change, parts of parts too. */
export const changedFields = (
  { before, after }: Pick<Change, 'before' | 'after'>,
  title: string,
  names: Readonly<Record<string, Phrase>>,
  language: Language,
): ChangedField[] => {
  if (!isObject(after) || (before !== undefined && !isObject(before)))
    return [{ label: title, before: before === undefined ? null : shortOf(before, language), after: shortOf(after, language) }]
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])]
    .filter((name) => !isSame(before?.[name], after[name]))
    .flatMap((name) => {
      const label = names[name] ? say(names[name], language) : name
      return changedFields({ before: before?.[name], after: after[name] }, label, names, language)
    })
}
