import type { Review } from '@campus/contract/appeals/review.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import type { Fact } from '@campus/ui/page/fact-list.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { reviewWords } from './words.ts'

interface Outcome {
  readonly outcome: 'none' | 'delivered' | 'refunded'
  readonly outcomeAmount: number
}

/** What came of an appeal, as a sentence; empty where nothing did. */
export const useOutcome = ({ outcome, outcomeAmount }: Outcome): string => {
  const words = useWords(reviewWords)
  if (outcome === 'none') return ''
  return outcome === 'delivered' ? words.delivered : words.refunded(yuan(outcomeAmount))
}

/** Who reviewed it, when, with which words, and what came of it. */
export const useReviewFacts = ({ state, auditor, auditedAt, notes }: z.infer<typeof Review>, cameOfIt: string): readonly Fact[] => {
  const words = useWords(reviewWords)
  return [
    [words.outcome, cameOfIt],
    [words.auditor, state === 'settled' ? words.byItself : auditor],
    [words.auditedAt, auditedAt && minuteOf(Date.parse(auditedAt))],
    [words.notes, notes],
  ]
}
