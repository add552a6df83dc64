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

const quarterMs = 900_000
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Clocks differ by quarters of an hour, so one answer of the calendar serves a whole quarter: of a million rows nearly all follow another. */
const clockOf = (timeZone: string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  let [known, hour, minute] = [Number.NaN, '', 0]
  return (at: number) => {
    const quarter = Math.floor(at / quarterMs)
    if (quarter !== known) {
      const text = clock.format(quarter * quarterMs)
      ;[known, hour, minute] = [quarter, text.slice(0, -5), Number(text.slice(-5, -3))]
    }
    const seconds = Math.floor((at - quarter * quarterMs) / 1000)
    return `${hour}${twoDigits[minute + Math.floor(seconds / 60)]}:${twoDigits[seconds % 60]}`
  }
}

export const cellTexts = (language: Language, timeZone: string): CellTexts => {
  const clock = clockOf(timeZone)
  return {
    language,
    say: (phrase) => say(phrase, language),
    time: (at) => (at === null ? '' : clock(typeof at === 'string' ? Date.parse(at) : at.getTime())),
    money: (fen) => (fen / 100).toFixed(2),
  }
}
