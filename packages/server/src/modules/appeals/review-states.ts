import { type ReviewState, reviewStateNames } from '@campus/contract/appeals/review.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { SubjectView } from '../messages/subject.ts'

const tones: Record<ReviewState, SubjectView['tone']> = {
  pending: 'waiting',
  seconding: 'waiting',
  settled: 'good',
  passed: 'good',
  refused: 'bad',
  withdrawn: 'over',
}

const seeIt: Phrase = ['查看', 'View', '查看']
const decide: Phrase = ['去审核', 'Review', '去審核']

/** How a message shows an appeal to its author. */
export const viewForAuthor = (state: ReviewState): SubjectView => ({
  state: reviewStateNames[state],
  tone: tones[state],
  actionLabel: seeIt,
})

/** And to those who review it. */
export const viewForReviewer = (state: ReviewState): SubjectView => ({
  ...viewForAuthor(state),
  actionLabel: state === 'pending' || state === 'seconding' ? decide : seeIt,
})
