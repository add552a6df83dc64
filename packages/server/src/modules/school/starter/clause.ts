import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { documentKinds } from '@campus/contract/school/console/settings.ts'

/** A piece of a long text, in the three languages side by side, so that none of them can lack a clause. */
export interface Clause {
  readonly kind: 'heading' | 'paragraph' | 'item'
  readonly text: Phrase
}

export const heading = (...text: Phrase): Clause => ({ kind: 'heading', text })
export const paragraph = (...text: Phrase): Clause => ({ kind: 'paragraph', text })
export const item = (...text: Phrase): Clause => ({ kind: 'item', text })

const blocksIn = (clauses: readonly Clause[], language: Language) =>
  JSON.stringify(clauses.map(({ kind, text }) => ({ kind, text: say(text, language) })))

/** A text as the three columns of a table. */
export const blockColumns = (clauses: readonly Clause[]) => ({
  blocks: blocksIn(clauses, 'zh_CN'),
  blocks_en: blocksIn(clauses, 'en_US'),
  blocks_tw: blocksIn(clauses, 'zh_TW'),
})

export interface LegalText {
  readonly kind: (typeof documentKinds)[number]
  readonly title: Phrase
  /** The school speaks of itself by name. */
  readonly clauses: (school: Phrase) => readonly Clause[]
}
