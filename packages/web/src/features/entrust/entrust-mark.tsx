import { type Entrustment, entrustStateNames } from '@campus/contract/entrust/entrustments.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { entrustWords } from './words.ts'

/** Where it stands; what was cancelled tells by what. */
export function EntrustMark({ of: { state, isAccepted, ending } }: { readonly of: Pick<Entrustment, 'state' | 'isAccepted' | 'ending'> }) {
  const words = useWords(entrustWords)
  const say = useSay()
  const t = say(entrustStateNames[state])
  if (state === 'finished') return <StateMark tone="good" t={t} />
  if (state === 'cancelled') return <StateMark tone="over" t={ending === '' ? t : words[ending]} />
  return <StateMark tone="waiting" t={isAccepted ? t : words.waits} />
}
