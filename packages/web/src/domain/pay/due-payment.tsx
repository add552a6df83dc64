import type { CallShape } from '@campus/contract/call.ts'
import type { Order } from '@campus/contract/orders/orders.ts'
import type { BegunPayment } from './go-pay.ts'
import { PayCard, type Paying } from './pay-card.tsx'
import { PaymentWatch, ReturnedPayment } from './returned-payment.tsx'

interface DuePaymentProps {
  readonly order: Pick<Order, 'id' | 'total' | 'fromFree' | 'fromPrint' | 'payment'>
  /** The payment that the payer just came back from. */
  readonly paymentId: string | undefined
  /** What is read again when it is paid. */
  readonly changes: readonly CallShape[]
  readonly isPaying: boolean
  readonly onPay: (paying: Paying) => Promise<unknown>
  readonly onGoOn: (payment: BegunPayment) => void
  /** Pays in another way than that of the payment one came back from. */
  readonly onAnother: () => void
}

/** Pays what waits for it: an open payment is watched, and one that the payer came back from is shown until its end is known. */
export function DuePayment({ order, paymentId, changes, isPaying, onPay, onGoOn, onAnother }: DuePaymentProps) {
  const { id, total, fromFree, fromPrint, payment } = order
  const card = <PayCard total={total} held={{ free: fromFree, print: fromPrint }} payment={payment} isPaying={isPaying} onPay={onPay} />
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
      onGoOn={onGoOn}
      onAnother={onAnother}
    >
      {card}
    </ReturnedPayment>
  )
}
