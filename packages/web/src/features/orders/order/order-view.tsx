import type { Order } from '@campus/contract/orders/orders.ts'
import { Button } from 'antd-mobile'
import { redirect } from '../../../navigation/navigator.ts'
import '../../../parts/page/page.css'
import { Show } from '../../../parts/states/show.tsx'
import { ordersPaths } from '../../../paths/trade.ts'
import { useWords } from '../../../words/words.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import '../../../parts/page/whole-thing.css'
import './order-view.css'
import { PayCard } from './pay-card.tsx'
import { PaymentWatch, ReturnedPayment } from './returned-payment.tsx'
import { StepButtons } from './step-buttons.tsx'
import { useOrder } from './use-order.ts'
import { orderWords } from './words.ts'

interface OrderViewProps {
  readonly id: string
  /** The payment that the payer just came back from. */
  readonly paymentId?: string | undefined
}

export function ToOrders() {
  const words = useWords(orderWords)
  return <Button onClick={() => void redirect(ordersPaths.orders)}>{words.toList}</Button>
}

function Paying({ order, paymentId }: { readonly order: Order; readonly paymentId: string | undefined }) {
  if (paymentId !== undefined) return <ReturnedPayment key={paymentId} order={order} paymentId={paymentId} />
  return (
    <>
      {order.payment && <PaymentWatch key={order.payment.id} paymentId={order.payment.id} />}
      <PayCard order={order} />
    </>
  )
}

/** One order of mine: how it stands and why, what can be done, and everything in it. */
export function OrderView({ id, paymentId }: OrderViewProps) {
  const read = useOrder(id)
  return (
    <div className="thing-place">
      <Show read={read} otherWay={<ToOrders />}>
        {(order) => (
          <div className="thing order">
            <div className="page-column">
              <OrderHead order={order} />
              {order.state === 'unpaid' && <Paying order={order} paymentId={paymentId} />}
              <StepButtons order={order} />
            </div>
            <div className="page-column">
              <OrderLines order={order} />
              <OrderFacts order={order} />
            </div>
          </div>
        )}
      </Show>
    </div>
  )
}
