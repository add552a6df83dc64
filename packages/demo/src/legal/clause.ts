import type { Phrase } from '@campus/contract/language.ts'

/** A piece of a legal text, in the three languages side by side, so that none of them can lack a clause. */
export interface Clause {
  readonly kind: 'heading' | 'paragraph' | 'item'
  readonly text: Phrase
}

export const heading = (...text: Phrase): Clause => ({ kind: 'heading', text })
export const paragraph = (...text: Phrase): Clause => ({ kind: 'paragraph', text })
export const item = (...text: Phrase): Clause => ({ kind: 'item', text })

export interface LegalText {
  readonly kind: 'privacy_policy' | 'user_agreement' | 'privacy_notice'
  readonly title: Phrase
  /** The school speaks of itself by name. */
  readonly clauses: (school: Phrase) => readonly Clause[]
}
