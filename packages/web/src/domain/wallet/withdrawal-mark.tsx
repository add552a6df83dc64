import { type WithdrawalState, withdrawalStateNames } from '@campus/contract/wallet/withdrawals.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

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
  return <StateMark tone={tones[state]} t={say(withdrawalStateNames[state])} />
}
