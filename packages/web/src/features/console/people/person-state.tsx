import { StateMark } from '../../../parts/page/state-mark.tsx'
import { useWords } from '../../../words/words.ts'
import { peopleWords } from './words.ts'

export function PersonState({ state }: { readonly state: 'active' | 'disabled' }) {
  const words = useWords(peopleWords)
  return <StateMark tone={state === 'active' ? 'good' : 'bad'} says={words[state]} />
}
