import { type OrderState, orderStateNames } from '@campus/contract/orders/orders.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

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
  return <StateMark tone={tones[state]} t={useSay()(orderStateNames[state])} />
}
