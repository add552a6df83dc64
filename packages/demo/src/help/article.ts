import type { Phrase } from '@campus/contract/language.ts'
import type { Clause } from '@campus/server/modules/school/starter/clause.ts'

/** A text of the help, in the three languages side by side. */
export interface Article {
  /** Names it within its type. */
  readonly code: string
  readonly title: Phrase
  readonly clauses: readonly Clause[]
}

export const article = (code: string, title: Phrase, ...clauses: Clause[]): Article => ({ code, title, clauses })
