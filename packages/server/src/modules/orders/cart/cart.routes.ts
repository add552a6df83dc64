import {
  addToCart,
  cart,
  cartCount,
  checkTemplateFile,
  dropFromCart,
  dropSelected,
  dropTemplateFromCart,
  editQuantity,
  quoteCart,
} from '@campus/contract/orders/cart.ts'
import { checkoutCart, checkoutFreeCart, checkoutFreeItem } from '@campus/contract/orders/checkout.ts'
import { route } from '../../../http/route.ts'
import { add, count, drop, dropMany, dropOfTemplate, read, setQuantity } from './cart.service.ts'
import { check, checkoutFree, checkoutFreeOne, checkoutSelected, quote } from './selection.service.ts'

export const cartRoutes = [
  route(cart, read),
  route(addToCart, add),
  route(dropFromCart, drop),
  route(dropSelected, dropMany),
  route(dropTemplateFromCart, dropOfTemplate),
  route(editQuantity, setQuantity),
  route(cartCount, count),
  route(checkTemplateFile, check),
  route(quoteCart, quote),
  route(checkoutCart, checkoutSelected),
  route(checkoutFreeItem, checkoutFreeOne),
  route(checkoutFreeCart, checkoutFree),
]
