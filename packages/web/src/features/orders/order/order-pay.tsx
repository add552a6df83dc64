import { type Order, orderDetail } from '@campus/contract/orders/orders.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { DuePayment } from '../../../domain/pay/due-payment.tsx'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import { usePayOrder } from './use-pay-order.ts'

const changes = [orderDetail]

interface OrderPayProps {
  readonly order: Order
  /** The payment that the payer just came back from. */
  readonly paymentId: string | undefined
}

/** Pays an order that waits for it. */
export function OrderPay({ order, paymentId }: OrderPayProps) {
  const { id } = order
  const { begin, goOn, isPaying } = usePayOrder()
  const pay = async (paying: Paying) => {
    const begun = await begin({ orderId: id, expectedTotal: order.total, ...paying })
    if (begun) await goOn(id, begun)
  }
  return (
    <DuePayment
      order={order}
      paymentId={paymentId}
      changes={changes}
      isPaying={isPaying}
      onPay={pay}
      onGoOn={(payment) => void goOn(id, payment)}
      onAnother={() => void redirect(ordersPaths.order, { id })}
    />
  )
}
