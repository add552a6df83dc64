import { type Order, orderDetail } from '@campus/contract/orders/orders.ts'
import { DuePayment } from '../../../domain/pay/due-payment.tsx'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import { ordersPaths } from '../../../paths/trade.ts'
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
    if (begun) await goOn(id, begun.id)
  }
  return (
    <DuePayment
      order={order}
      paymentId={paymentId}
      changes={changes}
      isPaying={isPaying}
      onPay={pay}
      onGoOn={(paymentId) => void goOn(id, paymentId)}
      onAnother={() => void redirect(ordersPaths.order, { id })}
    />
  )
}
