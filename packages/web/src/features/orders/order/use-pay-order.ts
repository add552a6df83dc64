import type { GivenTo } from '@campus/contract/call.ts'
import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { addOrderPayLog, orderDetail, orders, payOrder } from '@campus/contract/orders/orders.ts'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAct } from '../../../api/use-act.ts'
import { toast } from '../../../feedback/toast.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { goPay } from '../../../parts/pay/go-pay.ts'
import { payWords } from '../../../parts/pay/words.ts'
import { ordersPaths } from '../../../paths/trade.ts'
import { useWords } from '../../../words/words.ts'
import { orderWords } from './words.ts'

/** Paying an order: first the payment is written, then the device goes on to whoever takes the money. */
export const usePayOrder = () => {
  const words = useWords(orderWords)
  const pay = useWords(payWords)
  const { act, isActing } = useAct(payOrder, { changes: [orderDetail, orders, beanBalance, movements, statement, payTypes] })
  const [isGoing, setIsGoing] = useState(false)

  /** The payment that is to be gone on with; null where beans paid it all. */
  const begin = async (given: GivenTo<typeof payOrder>) => {
    const { isPaid, payment } = await act(given)
    if (isPaid) toast(words.paid, 'success')
    return payment
  }

  const lead = async (orderId: string, paymentId: string) => {
    const seen = await goPay(paymentId, (event) => send(addOrderPayLog, { orderId, event }, { background: true }))
    if (seen === 'returned') await redirect(ordersPaths.order, { id: orderId, paymentId })
    else if (seen !== 'left') toast(pay[seen], 'failure')
  }

  const goOn = async (orderId: string, paymentId: string) => {
    setIsGoing(true)
    await lead(orderId, paymentId).catch(toastFailure)
    setIsGoing(false)
  }
  return { begin, goOn, isPaying: isActing || isGoing }
}
