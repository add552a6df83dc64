import { Button } from '@campus/ui/button/button.tsx'
import { useEffect } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPay } from './order-pay.tsx'
import '@campus/ui/page/whole-thing.css'
import './order-view.css'
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

/** A print is followed on a screen of its own, where its pick-up code is. */
function ToPrint({ taskId, paymentId }: { readonly taskId: string; readonly paymentId: string }) {
  useEffect(() => void redirect(cloudPrintPaths.task, { id: taskId, paymentId }), [taskId, paymentId])
  return null
}

/** One order of mine: how it stands and why, what can be done, and everything in it. */
export function OrderView({ id, paymentId }: OrderViewProps) {
  const read = useOrder(id)
  return (
    <div className="thing-place">
      <QueryView read={read} otherWay={<ToOrders />}>
        {(order) => (
          <div className="thing order">
            {paymentId && order.lines[0]?.printTaskId && <ToPrint taskId={order.lines[0].printTaskId} paymentId={paymentId} />}
            <div className="page-column">
              <OrderHead order={order} />
              {order.state === 'unpaid' && <OrderPay order={order} paymentId={paymentId} />}
              <StepButtons order={order} />
            </div>
            <div className="page-column">
              <OrderLines order={order} />
              <OrderFacts order={order} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  )
}
