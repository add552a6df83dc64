import { type OrderState, orderStateNames } from '@campus/contract/orders/orders.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { StateMark } from '../../parts/page/state-mark.tsx'

const tones: Record<OrderState, 'waiting' | 'good' | 'bad' | 'over'> = {
  approval: 'waiting',
  unpaid: 'waiting',
  packaging: 'waiting',
  failed: 'bad',
  waiting_to_send: 'waiting',
  send_failed: 'bad',
  finished: 'good',
  closed: 'over',
  refunded: 'over',
}

/** How an order stands, in a word. */
export function OrderMark({ state }: { readonly state: OrderState }) {
  return <StateMark tone={tones[state]} says={useSay()(orderStateNames[state])} />
}
