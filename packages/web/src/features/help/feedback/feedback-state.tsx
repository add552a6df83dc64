import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { feedbackWords } from './words.ts'

const tones = { open: 'waiting', answered: 'good', closed: 'over' } as const

export function FeedbackState({ state }: { readonly state: keyof typeof tones }) {
  const words = useWords(feedbackWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
