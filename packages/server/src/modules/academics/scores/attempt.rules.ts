import type { MarkWord } from './mark.rules.ts'

export interface Attempt {
  readonly courseId: string
  readonly mark: number | null
  readonly word: MarkWord
  readonly isPassed: boolean
}

const wordsFromBest: readonly MarkWord[] = ['excellent', 'good', 'fair', 'pass', 'exempt', 'fail', '']

/** Passed goes before failed, then the higher number, then the better word. The statement that ranks a year group says the same. */
const isBetter = (one: Attempt, other: Attempt): boolean => {
  if (one.isPassed !== other.isPassed) return one.isPassed
  if (one.mark !== other.mark) return (one.mark ?? -1) > (other.mark ?? -1)
  return wordsFromBest.indexOf(one.word) < wordsFromBest.indexOf(other.word)
}

/** Of each course the attempt that counts, in the order in which they stood; of two that are as good, the one that stood first. */
export const bestAttempts = <One extends Attempt>(attempts: readonly One[]): One[] => {
  const best = new Map<string, One>()
  for (const attempt of attempts) {
    const known = best.get(attempt.courseId)
    if (!known || isBetter(attempt, known)) best.set(attempt.courseId, attempt)
  }
  return attempts.filter((attempt) => best.get(attempt.courseId) === attempt)
}
