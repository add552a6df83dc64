import type { Phrase } from '@campus/contract/language.ts'

/** A phrase as the three columns of a table. */
export const nameColumns = ([name, name_en, name_tw]: Phrase) => ({ name, name_en, name_tw })
export const titleColumns = ([title, title_en, title_tw]: Phrase) => ({ title, title_en, title_tw })
export const bodyColumns = ([body, body_en, body_tw]: Phrase) => ({ body, body_en, body_tw })
export const labelColumns = ([label, label_en, label_tw]: Phrase) => ({ label, label_en, label_tw })

export const joinPhrases = (first: Phrase, second: Phrase): Phrase => [
  first[0] + second[0],
  `${first[1]} ${second[1]}`,
  first[2] + second[2],
]
