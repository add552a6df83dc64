import { type WithdrawalState, withdrawalStateNames } from '@campus/contract/wallet/withdrawals.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'

const tones: Record<WithdrawalState, 'waiting' | 'good' | 'bad' | 'over'> = {
  waiting: 'waiting',
  sending: 'waiting',
  confirming: 'waiting',
  done: 'good',
  failed: 'bad',
  cancelled: 'over',
}

export function WithdrawalMark({ state }: { readonly state: WithdrawalState }) {
  const say = useSay()
  return <StateMark tone={tones[state]} says={say(withdrawalStateNames[state])} />
}
