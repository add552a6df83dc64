import { type FaultState, faultStateNames } from '@campus/contract/terminals/fault-kinds.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'

export function FaultMark({ state }: { readonly state: FaultState }) {
  const say = useSay()
  return <StateMark tone={state === 'untreated' ? 'waiting' : 'good'} says={say(faultStateNames[state])} />
}
