import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { caseWords } from './words.ts'

export const caseStates = ['open', 'answered', 'closed'] as const

const tones = { open: 'waiting', answered: 'good', closed: 'over' } as const

export function CaseState({ state }: { readonly state: (typeof caseStates)[number] }) {
  const words = useWords(caseWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}
