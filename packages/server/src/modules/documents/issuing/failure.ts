import { type Language, say } from '@campus/contract/language.ts'
import { type RefusalWord, refusals } from '@campus/contract/refusals.ts'
import type { SetPages } from '../../../ports/typesetter/typesetter.ts'

/** Why a document could not be made, kept as a word and what it is about, so that everybody reads it in their own language. */
export interface Failure {
  readonly word: Extract<RefusalWord, 'character_missing' | 'template_broken' | 'photo_needed' | 'making_failed'>
  readonly about?: string
}

export const failureOf = (made: Exclude<SetPages, { kind: 'pages' }>): Failure => {
  if (made.kind === 'missing_characters') return { word: 'character_missing', about: made.characters.join('') }
  const [first] = made.problems
  return { word: 'template_broken', ...(first ? { about: `${first.line}: ${first.message}` } : {}) }
}

export const writeReason = ({ word, about = '' }: Failure): string => `${word} ${about}`.trim()

const isWord = (word: string): word is RefusalWord => Object.hasOwn(refusals, word)

/** The reason of a document as its reader understands it; that of a revocation is told as it was written. */
export const sayReason = ({ state, reason }: { readonly state: string; readonly reason: string }, language: Language): string => {
  const [word = '', ...about] = reason.split(' ')
  if (state !== 'failed' || !isWord(word)) return reason
  const text = say(refusals[word], language)
  return about.length === 0 ? text : `${text} (${about.join(' ')})`
}
