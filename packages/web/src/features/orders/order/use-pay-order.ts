import { orderDetail } from '@campus/contract/orders/orders.ts'
import { payOrder, payOrderByAlipay, payOrderByWechat } from '@campus/contract/orders/paying.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/use-read.ts'
import type { BegunPayment } from '../../../domain/pay/go-pay.ts'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { paymentChanges } from '../../../domain/pay/payment-changes.ts'
import { useGoOn } from '../../../domain/pay/use-go-on.ts'
import { payWords } from '../../../domain/pay/words.ts'
import { redirect } from '../../../navigation/navigator.ts'

type PaidOrder = Paying & { readonly orderId: string; readonly expectedTotal: number }

/** Pays by the call of the provider, which also says where the device continues; beans alone and the demo's cashier have none. */
const usePaying = () => {
  const here = useAction(payOrder, { changes: paymentChanges })
  const wechat = useAction(payOrderByWechat, { changes: paymentChanges })
  const alipay = useAction(payOrderByAlipay, { changes: paymentChanges })
  const byProvider = { wechat, alipay }
  const pay = async ({ way, usesBeans, ...order }: PaidOrder) => {
    if (way !== 'wechat' && way !== 'alipay') return { step: null, ...(await here.act({ way, usesBeans, ...order })) }
    return byProvider[way].act({ usesBeans: usesBeans ? 'true' : 'false', ...order })
  }
  return { pay, isActing: here.isActing || wechat.isActing || alipay.isActing }
}

/** Paying an order: first the payment is written, then the device continues to the provider. */
export const usePayOrder = () => {
  const words = useWords(payWords)
  const { pay, isActing } = usePaying()
  const going = useGoOn()

  /** The payment that is to be gone on with; null where beans paid it all. */
  const begin = async (given: PaidOrder): Promise<BegunPayment | null> => {
    // A provider that does not answer leaves an open payment behind.
    const { isPaid, payment, step } = await pay(given).catch((error: unknown) => {
      void queryClient.invalidateQueries({ queryKey: keyOf(orderDetail) })
      throw error
    })
    if (isPaid) toast(words.paid, 'success')
    return payment && { ...payment, ...(step && { step }) }
  }

  const goOn = (orderId: string, payment: BegunPayment) =>
    going.goOn({ orderId, payment, onReturned: () => redirect(ordersPaths.order, { id: orderId, paymentId: payment.id }) })
  return { begin, goOn, isPaying: isActing || going.isGoing }
}
