import { applications } from '@campus/contract/certificates/applications.ts'
import { appTemplates, freeCopies, templateInfo, templateUse } from '@campus/contract/documents/templates.ts'
import { cart, cartCount, quoteCart } from '@campus/contract/orders/cart.ts'
import { checkoutCart } from '@campus/contract/orders/checkout.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAct } from '../../../api/use-act.ts'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { useAgreed } from '../../../domain/pay/use-agreed.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { ordersPaths } from '../../../paths/trade.ts'
import { usePayOrder } from '../order/use-pay-order.ts'
import { settlementWords } from './words.ts'

const changed = [cart, cartCount, orders, applications, appTemplates, freeCopies, templateInfo, templateUse]

/** Makes an order of the selection and goes on with its payment. The order takes the place of this screen, so that back never settles twice. */
export const useSettle = (ids: readonly string[], expectedTotal: number) => {
  const words = useWords(settlementWords)
  const { act } = useAct(checkoutCart, { changes: changed })
  const { begin, goOn } = usePayOrder()
  const deed = async (paying: Paying | undefined) => {
    const { orderId, next } = await act({ ids: [...ids], expectedTotal })
    const isPaying = next === 'payment' && paying !== undefined
    // The order stands, whatever becomes of its payment; it can be paid from there.
    const payment = isPaying ? await begin({ orderId, expectedTotal, ...paying }).catch(() => null) : null
    await redirect(ordersPaths.order, { id: orderId })
    if (payment) await goOn(orderId, payment.id)
    else if (!isPaying) toast(words[`next_${next}`], 'success')
  }
  const { act: settle, isActing: isSettling } = useAgreed(quoteCart, deed)
  return { settle, isSettling }
}
