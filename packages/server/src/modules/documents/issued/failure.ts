import { type Language, say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { Column } from '../../../platform/db/sql.ts'
import type { SetPages } from '../../../ports/typesetter/typesetter.ts'

/** Why a document could not be produced, stored as a code with its subject, so that everybody reads it in their own language. */
export interface Failure {
  readonly code: Extract<RefusalCode, 'character_missing' | 'template_broken' | 'photo_needed' | 'signature_needed' | 'making_failed'>
  readonly about?: string
}

export const failureOf = (made: Exclude<SetPages, { kind: 'pages' }>): Failure => {
  if (made.kind === 'missing_characters') return { code: 'character_missing', about: made.characters.join('') }
  const [first] = made.problems
  return { code: 'template_broken', ...(first ? { about: `${first.line}: ${first.message}` } : {}) }
}

export const writeReason = ({ code, about = '' }: Failure): string => `${code} ${about}`.trim()

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)

/** The reason of a document in the reader's language; that of a revocation is shown as written. */
export const sayReason = (
  { state, reason }: { readonly state: Column<'issued_document', 'state'>; readonly reason: string },
  language: Language,
): string => {
  const [code = '', ...about] = reason.split(' ')
  if (state !== 'failed' || !isRefusalCode(code)) return reason
  const text = say(refusals[code], language)
  return about.length === 0 ? text : `${text} (${about.join(' ')})`
}
