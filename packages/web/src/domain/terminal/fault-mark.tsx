import { type FaultState, faultStateNames } from '@campus/contract/terminals/fault-kinds.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

export function FaultMark({ state }: { readonly state: FaultState }) {
  const say = useSay()
  return <StateMark tone={state === 'untreated' ? 'waiting' : 'good'} t={say(faultStateNames[state])} />
}
