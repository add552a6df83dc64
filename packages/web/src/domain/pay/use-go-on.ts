import { addOrderPayLog } from '@campus/contract/orders/paying.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { toastFailure } from '../../api/toast-failure.ts'
import { type BegunPayment, goPay } from './go-pay.ts'
import { payWords } from './words.ts'

interface Begun {
  readonly orderId: string
  readonly payment: BegunPayment
  /** Shows where the payment stands, for a payer whose app did not leave this page. */
  readonly onReturned: () => Promise<unknown>
}

/** Redirects the payer of an order to the provider. */
export const useGoOn = () => {
  const words = useWords(payWords)
  const [isGoing, setIsGoing] = useState(false)

  const lead = async ({ orderId, payment, onReturned }: Begun) => {
    const seen = await goPay(payment, (event) => send(addOrderPayLog, { orderId, event }, { background: true }))
    if (seen === 'returned') await onReturned()
    else if (seen !== 'left') toast(words[seen], 'failure')
  }

  const goOn = async (begun: Begun) => {
    setIsGoing(true)
    await lead(begun).catch(toastFailure)
    setIsGoing(false)
  }
  return { goOn, isGoing }
}
