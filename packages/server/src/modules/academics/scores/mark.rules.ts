import { type Language, type Phrase, say } from '@campus/contract/language.ts'

export type MarkWord = '' | 'excellent' | 'good' | 'fair' | 'pass' | 'fail' | 'exempt'

const words: Record<Exclude<MarkWord, ''>, Phrase> = {
  excellent: ['优秀', 'Excellent', '優秀'],
  good: ['良好', 'Good', '良好'],
  fair: ['中等', 'Fair', '中等'],
  pass: ['及格', 'Pass', '及格'],
  fail: ['不及格', 'Fail', '不及格'],
  exempt: ['免修', 'Exempt', '免修'],
}

/** What stands on paper: the word where there is one, else the number, without a zero that says nothing. */
export const sayMark = ({ mark, word }: { readonly mark: number | null; readonly word: MarkWord }, language: Language): string =>
  word === '' ? String(mark ?? '') : say(words[word], language)

/**
 * The scale of 4.0 in nine steps, which Peking University made common in China: from which mark on there are how many points.
 * Below sixty there are none.
 */
export const gradingScale: readonly (readonly [from: number, points: number])[] = [
  [90, 4],
  [85, 3.7],
  [82, 3.3],
  [78, 3],
  [75, 2.7],
  [72, 2.3],
  [68, 2],
  [64, 1.5],
  [60, 1],
]

/** Points of a number. Who did not pass has none, whatever the number is. */
export const pointsFor = (mark: number, isPassed: boolean): number =>
  (isPassed ? gradingScale.find(([from]) => mark >= from)?.[1] : undefined) ?? 0
