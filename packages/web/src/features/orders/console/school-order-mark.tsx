import { schoolOrderStateNames } from '@campus/contract/orders/console.ts'
import type { OrderState } from '@campus/contract/orders/orders.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'
import '../../../console/look/console-look.css'
import { orderTones } from '../../../domain/order/order-mark.tsx'
import { toCollect } from '../../../domain/order/words.ts'

interface SchoolOrderMarkProps {
  readonly order: { readonly state: OrderState; readonly isToCollect: boolean }
}

/** How an order stands for the school, as its filter calls it. Paper that still waits to be collected is told beside it. */
export function SchoolOrderMark({ order: { state, isToCollect } }: SchoolOrderMarkProps) {
  const say = useSay()
  return (
    <span className="console-marks">
      <StateMark tone={orderTones[state]} t={say(schoolOrderStateNames[state])} />
      {isToCollect && <StateMark tone="waiting" t={say(toCollect)} />}
    </span>
  )
}
