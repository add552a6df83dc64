import { type Language, type Phrase, say } from '../language.ts'

/** No term is longer. */
export const maxWeeks = 30

const parity: Readonly<Record<string, number>> = { odd: 1, even: 0, 单: 1, 單: 1, 双: 0, 雙: 0 }
const item = /^(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*(odd|even|单|單|双|雙)?$/

const weeksOfItem = (text: string): number | undefined => {
  const [, first, last = first, kind] = item.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (first === undefined || from < 1 || to < from || to > maxWeeks) return undefined
  let weeks = 0
  for (let week = from; week <= to; week += 1) if (kind === undefined || week % 2 === parity[kind]) weeks |= 1 << (week - 1)
  return weeks === 0 ? undefined : weeks
}

/** Weeks as people write them, `1-8,10,12-16 odd`, as a set of bits: bit 0 is the first week. Undefined where it makes no sense. */
export const parseWeeks = (text: string): number | undefined => {
  let weeks = 0
  for (const part of text.split(/[,，、;；]/)) {
    const more = weeksOfItem(part.replaceAll(/[周週第]/g, '').trim())
    if (more === undefined) return undefined
    weeks |= more
  }
  return weeks
}

const hasWeek = (weeks: number, week: number): boolean => (weeks & (1 << (week - 1))) !== 0

export const listWeeks = (weeks: number): number[] =>
  Array.from({ length: maxWeeks }, (_, index) => index + 1).filter((week) => hasWeek(weeks, week))

/** Runs of weeks that follow each other by one or by two. */
const runsOf = (weeks: readonly number[]) => {
  const runs: { from: number; to: number; step: 1 | 2 }[] = []
  for (let at = 0; at < weeks.length; ) {
    const from = weeks[at] ?? 0
    const lengthBy = (step: number) => {
      let length = 1
      while (weeks[at + length] === from + length * step) length += 1
      return length
    }
    const [byOne, byTwo] = [lengthBy(1), lengthBy(2)]
    // Two weeks that lie two apart are no run: `1,3` reads better than `1-3 odd`.
    const step = byTwo > byOne && byTwo > 2 ? 2 : 1
    const length = step === 2 ? byTwo : byOne
    runs.push({ from, to: from + (length - 1) * step, step })
    at += length
  }
  return runs
}

const odd: Phrase = [' 单', ' odd', ' 單']
const even: Phrase = [' 双', ' even', ' 雙']

/** The same set, written for a reader; what it writes can be read again. */
export const sayWeeks = (weeks: number, language: Language): string =>
  runsOf(listWeeks(weeks))
    .map(({ from, to, step }) => {
      if (from === to) return String(from)
      return `${from}-${to}${step === 1 ? '' : say(from % 2 === 1 ? odd : even, language)}`
    })
    .join(', ')
