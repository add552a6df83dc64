import {
  addToCart,
  cart,
  cartCount,
  checkTemplateFile,
  clearCart,
  dropFromCart,
  dropSelected,
  dropTemplateFromCart,
  editQuantity,
  quoteCart,
} from '@campus/contract/orders/cart.ts'
import { checkoutCart, checkoutFreeCart, checkoutFreeItem } from '@campus/contract/orders/checkout.ts'
import { route } from '../../../http/route.ts'
import type { Products } from '../product.ts'
import { add, clear, count, drop, dropMany, dropOfTemplate, read, setQuantity } from './cart.service.ts'
import { check, checkoutFree, checkoutFreeOne, checkoutSelected, quote } from './selection.service.ts'

export const cartRoutes = (products: Products) => [
  route(cart, read(products)),
  route(addToCart, add(products)),
  route(dropFromCart, drop),
  route(dropSelected, dropMany),
  route(dropTemplateFromCart, dropOfTemplate),
  route(editQuantity, setQuantity(products)),
  route(cartCount, count),
  route(clearCart, clear),
  route(checkTemplateFile, check(products)),
  route(quoteCart, quote(products)),
  route(checkoutCart, checkoutSelected(products)),
  route(checkoutFreeItem, checkoutFreeOne(products)),
  route(checkoutFreeCart, checkoutFree(products)),
]
