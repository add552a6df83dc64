import { type Order, orderDetail } from '@campus/contract/orders/orders.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PayCard, type Paying } from '../../../parts/pay/pay-card.tsx'
import { PaymentWatch, ReturnedPayment } from '../../../parts/pay/returned-payment.tsx'
import { ordersPaths } from '../../../paths/trade.ts'
import { usePayOrder } from './use-pay-order.ts'

const changes = [orderDetail]

interface OrderPayProps {
  readonly order: Order
  /** The payment that the payer just came back from. */
  readonly paymentId: string | undefined
}

/** Pays an order that waits for it. */
export function OrderPay({ order: { id, total, fromFree, fromPrint, payment }, paymentId }: OrderPayProps) {
  const { begin, goOn, isPaying } = usePayOrder()
  const pay = async (paying: Paying) => {
    const begun = await begin({ orderId: id, ...paying })
    if (begun) await goOn(id, begun.id)
  }
  const card = <PayCard total={total} held={{ free: fromFree, print: fromPrint }} payment={payment} isPaying={isPaying} onPay={pay} />
  if (paymentId === undefined)
    return (
      <>
        {payment && <PaymentWatch key={payment.id} paymentId={payment.id} changes={changes} />}
        {card}
      </>
    )
  return (
    <ReturnedPayment
      key={paymentId}
      paymentId={paymentId}
      changes={changes}
      orderId={id}
      isGoing={isPaying}
      onGoOn={() => void goOn(id, paymentId)}
      onAnother={() => void redirect(ordersPaths.order, { id })}
    >
      {card}
    </ReturnedPayment>
  )
}
