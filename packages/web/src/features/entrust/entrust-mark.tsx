import { type Entrustment, entrustStateNames } from '@campus/contract/entrust/entrustments.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'
import { entrustWords } from './words.ts'

/** Where it stands; what was cancelled tells by what. */
export function EntrustMark({ of: { state, isAccepted, ending } }: { readonly of: Pick<Entrustment, 'state' | 'isAccepted' | 'ending'> }) {
  const words = useWords(entrustWords)
  const say = useSay()
  const says = say(entrustStateNames[state])
  if (state === 'finished') return <StateMark tone="good" says={says} />
  if (state === 'cancelled') return <StateMark tone="over" says={ending === '' ? says : words[ending]} />
  return <StateMark tone="waiting" says={isAccepted ? says : words.waits} />
}
