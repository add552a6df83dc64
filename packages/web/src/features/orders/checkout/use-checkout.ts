import { applications } from '@campus/contract/certificates/applications.ts'
import { appTemplates, freeCopies, templateInfo, templateUse } from '@campus/contract/documents/templates.ts'
import { cart, cartCount, quoteCart } from '@campus/contract/orders/cart.ts'
import { checkoutCart, checkoutFreeCart, checkoutFreeItem } from '@campus/contract/orders/checkout.ts'
import { orders } from '@campus/contract/orders/orders.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Paying } from '../../../domain/pay/pay-card.tsx'
import { useAgreed } from '../../../domain/pay/use-agreed.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { usePayOrder } from '../order/use-pay-order.ts'
import { checkoutWords } from './words.ts'

const changed = [cart, cartCount, orders, applications, appTemplates, freeCopies, templateInfo, templateUse]

/** Creates an order from the selection and continues with its payment. The order replaces this screen, so that "back" never checks out twice. */
export const useCheckout = (ids: readonly string[], expectedTotal: number) => {
  const words = useWords(checkoutWords)
  const whole = useAction(checkoutCart, { changes: changed })
  const free = useAction(checkoutFreeCart, { changes: changed })
  const freeItem = useAction(checkoutFreeItem, { changes: changed })
  const checkOut = () => {
    const [id, ...others] = ids
    if (expectedTotal > 0 || id === undefined) return whole.act({ ids: [...ids], expectedTotal })
    return others.length === 0 ? freeItem.act({ id }) : free.act({ ids: [...ids] })
  }
  const { begin, goOn } = usePayOrder()
  const action = async (paying: Paying | undefined) => {
    const { orderId, next } = await checkOut()
    const isPaying = next === 'payment' && paying !== undefined
    // The order stands, whatever becomes of its payment; it can be paid from there.
    const payment = isPaying ? await begin({ orderId, expectedTotal, ...paying }).catch(() => null) : null
    await redirect(ordersPaths.order, { id: orderId })
    if (payment) await goOn(orderId, payment)
    else if (!isPaying) toast(words[`next_${next}`], 'success')
  }
  const { act: settle, isActing: isSettling } = useAgreed(quoteCart, action)
  return { settle, isSettling }
}
