import { addOrderPayLog, type Order, orderDetail } from '@campus/contract/orders/orders.ts'
import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { useEffect } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PayWait } from '../../../parts/pay/pay-wait.tsx'
import { usePayment, useReturned } from '../../../parts/pay/use-payment.ts'
import { Show } from '../../../parts/states/show.tsx'
import { ordersPaths } from '../../../paths/trade.ts'
import { useWords } from '../../../words/words.ts'
import { PayCard } from './pay-card.tsx'
import { usePayOrder } from './use-pay-order.ts'
import { orderWords } from './words.ts'

/** What a payment came to changes the order and the wallet. */
const useOutcome = (state: string | undefined) => {
  useEffect(() => {
    if (state === undefined || state === 'open') return
    for (const old of [orderDetail, beanBalance]) void queryClient.invalidateQueries({ queryKey: keyOf(old) })
  }, [state])
}

/** Asks after an open payment while its order is looked at, so that money which came without a word shows. */
export function PaymentWatch({ paymentId }: { readonly paymentId: string }) {
  useOutcome(usePayment(paymentId).data?.state)
  return null
}

interface ReturnedPaymentProps {
  readonly order: Order
  readonly paymentId: string
}

/** Back from the provider: waits until it is known whether the money came. */
export function ReturnedPayment({ order, paymentId }: ReturnedPaymentProps) {
  const words = useWords(orderWords)
  const read = usePayment(paymentId)
  const { goOn, isPaying } = usePayOrder()
  useReturned(paymentId, () => send(addOrderPayLog, { orderId: order.id, event: 'returned' }, { background: true }))
  useOutcome(read.data?.state)
  return (
    <Show read={read} otherWay={<PayCard order={order} />}>
      {(payment) =>
        payment.state === 'closed' ? (
          <>
            <p className="order-open-payment" role="status">
              {words.notFinished}
            </p>
            <PayCard order={order} />
          </>
        ) : (
          <PayWait
            payment={payment}
            isGoing={isPaying}
            onGoOn={() => void goOn(order.id, paymentId)}
            onAnother={() => void redirect(ordersPaths.order, { id: order.id })}
          />
        )
      }
    </Show>
  )
}
