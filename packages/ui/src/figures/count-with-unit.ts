import type { Phrase } from '@campus/contract/language.ts'
import { sayNow } from '../words/words.ts'

type Unit = readonly [size: number, sign: string]

const simplified: readonly Unit[] = [
  [1e8, '亿'],
  [1e4, '万'],
]
const traditional: readonly Unit[] = [
  [1e8, '億'],
  [1e4, '萬'],
]
const english: readonly Unit[] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
]

// Cut, not rounded: 19,999 must not claim to be 20K.
const shorten = (count: number, units: readonly Unit[]) => {
  const unit = units.find(([size]) => Math.abs(count) >= size)
  return unit ? `${Math.trunc((count * 10) / unit[0]) / 10}${unit[1]}` : String(count)
}

/** Counts below 10,000 as they are, larger ones with a unit and at most one decimal. */
export const countWithUnit = (count: number): Phrase => {
  if (Math.abs(count) < 10_000) {
    const plain = count.toLocaleString('en-US')
    return [plain, plain, plain]
  }
  return [shorten(count, simplified), shorten(count, english), shorten(count, traditional)]
}

/** The same as a text in the language of the reader. */
export const sayCount = (count: number): string => sayNow(countWithUnit(count))
