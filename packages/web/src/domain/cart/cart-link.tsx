import { cartCount } from '@campus/contract/orders/cart.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ShopbagOutline } from 'antd-mobile-icons'
import { useRead } from '../../api/use-read.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import './cart-link.css'
import { cartLinkWords } from './words.ts'

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const words = useWords(cartLinkWords)
  const count = useRead(cartCount, {}, { background: true }).data?.count ?? 0
  return (
    <PathLink to={ordersPaths.cart} className="cart-link">
      <span className="cart-link-picture" aria-hidden="true">
        <ShopbagOutline />
        {count > 0 && <span className="cart-link-count">{count}</span>}
      </span>
      {words.cart}
      {count > 0 && <VisuallyHidden>{words.inside(count)}</VisuallyHidden>}
    </PathLink>
  )
}
