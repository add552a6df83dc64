import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { peopleWords } from './words.ts'

export function PersonState({ state }: { readonly state: 'active' | 'disabled' }) {
  const words = useWords(peopleWords)
  return <StateMark tone={state === 'active' ? 'good' : 'bad'} t={words[state]} />
}
