import { payOrder } from '@campus/contract/orders/paying.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { paymentChanges } from '../../../domain/pay/payment-changes.ts'
import { useGoOn } from '../../../domain/pay/use-go-on.ts'
import { payWords } from '../../../domain/pay/words.ts'
import { redirect } from '../../../navigation/navigator.ts'

/** Paying an order: first the payment is written, then the device continues to the provider. */
export const usePayOrder = () => {
  const words = useWords(payWords)
  const { act, isActing } = useAction(payOrder, { changes: paymentChanges })
  const going = useGoOn()

  /** The payment that is to be gone on with; null where beans paid it all. */
  const begin = async (given: Paying & { readonly orderId: string; readonly expectedTotal: number }) => {
    const { isPaid, payment } = await act(given)
    if (isPaid) toast(words.paid, 'success')
    return payment
  }

  const goOn = (orderId: string, paymentId: string) =>
    going.goOn({ orderId, paymentId, onReturned: () => redirect(ordersPaths.order, { id: orderId, paymentId }) })
  return { begin, goOn, isPaying: isActing || going.isGoing }
}
