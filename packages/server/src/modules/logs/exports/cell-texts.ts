import { type Language, type Phrase, say } from '@campus/contract/language.ts'

/** How values are written into the cells of an export, in the language of the person who asked for it. */
export interface CellTexts {
  readonly language: Language
  readonly say: (phrase: Phrase) => string
  /** By the clocks of the school; empty where there is none. */
  readonly time: (at: Date | string | null) => string
  /** An amount in fen, as yuan. */
  readonly money: (fen: number) => string
}

export const cellTexts = (language: Language, timeZone: string): CellTexts => {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return {
    language,
    say: (phrase) => say(phrase, language),
    time: (at) => (at === null ? '' : clock.format(new Date(at))),
    money: (fen) => (fen / 100).toFixed(2),
  }
}
