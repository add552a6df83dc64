import { type OrderState, orderStateNames } from '@campus/contract/orders/orders.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'
import { toCollect } from './words.ts'

export const orderTones: Record<OrderState, 'waiting' | 'good' | 'bad' | 'over'> = {
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

/** How an order stands, in a word. One whose paper waits at the terminals is not over for who bought it. */
export function OrderMark({
  order: { state, isToCollect },
}: {
  readonly order: { readonly state: OrderState; readonly isToCollect: boolean }
}) {
  const say = useSay()
  if (isToCollect) return <StateMark tone="waiting" t={say(toCollect)} />
  return <StateMark tone={orderTones[state]} t={say(orderStateNames[state])} />
}
