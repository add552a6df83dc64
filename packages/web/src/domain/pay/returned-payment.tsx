import type { CallShape } from '@campus/contract/call.ts'
import { addOrderPayLog } from '@campus/contract/orders/paying.ts'
import { beanBalance } from '@campus/contract/wallet/balance.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import './pay.css'
import type { BegunPayment } from './go-pay.ts'
import { PayWait } from './pay-wait.tsx'
import { usePayment, useReturned } from './use-payment.ts'
import { payWords } from './words.ts'

/** What a payment came to changes what was paid for, and the wallet. */
const useOutcome = (state: string | undefined, changes: readonly CallShape[]) => {
  const old = useRef(changes)
  useEffect(() => {
    if (state === undefined || state === 'open') return
    for (const call of [...old.current, beanBalance]) void queryClient.invalidateQueries({ queryKey: keyOf(call) })
  }, [state])
}

interface WatchedPayment {
  readonly paymentId: string
  /** The reads that its outcome makes old. */
  readonly changes: readonly CallShape[]
}

/** Polls an open payment while its order is shown, so that money without a notice is found. */
export function PaymentWatch({ paymentId, changes }: WatchedPayment) {
  useOutcome(usePayment(paymentId).data?.state, changes)
  return null
}

interface ReturnedPaymentProps extends WatchedPayment {
  readonly orderId: string
  readonly isGoing: boolean
  readonly onGoOn: (payment: BegunPayment) => void
  readonly onAnother: () => void
  /** The way to pay again. */
  readonly children: ReactNode
}

/** Back from the provider: waits until it is known whether the money came. */
export function ReturnedPayment({ paymentId, changes, orderId, isGoing, onGoOn, onAnother, children }: ReturnedPaymentProps) {
  const words = useWords(payWords)
  const read = usePayment(paymentId)
  useReturned(paymentId, () => send(addOrderPayLog, { orderId, event: 'returned' }, { background: true }))
  useOutcome(read.data?.state, changes)
  return (
    <QueryView read={read} otherWay={children}>
      {(payment) =>
        payment.state === 'closed' ? (
          <>
            <p className="pay-open" role="status">
              {words.notFinished}
            </p>
            {children}
          </>
        ) : (
          <PayWait payment={payment} isGoing={isGoing} onGoOn={() => onGoOn(payment)} onAnother={onAnother} />
        )
      }
    </QueryView>
  )
}
