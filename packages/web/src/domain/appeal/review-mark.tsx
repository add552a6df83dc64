import { type ReviewState, reviewStateNames } from '@campus/contract/appeals/review.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

const tones: Record<ReviewState, 'waiting' | 'good' | 'bad' | 'over'> = {
  pending: 'waiting',
  seconding: 'waiting',
  settled: 'good',
  passed: 'good',
  refused: 'bad',
  withdrawn: 'over',
}

/** How an appeal or a request stands, in a word. */
export function ReviewMark({ state }: { readonly state: ReviewState }) {
  return <StateMark tone={tones[state]} t={useSay()(reviewStateNames[state])} />
}
