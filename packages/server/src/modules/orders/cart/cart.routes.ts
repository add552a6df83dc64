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
import { settleCart, settleFreeCart, settleFreeItem } from '@campus/contract/orders/settling.ts'
import { route } from '../../../http/route.ts'
import { add, clear, count, drop, dropMany, dropOfTemplate, read, setQuantity } from './cart.service.ts'
import { check, quote, settleFree, settleFreeOne, settleSelected } from './selection.service.ts'

export const cartRoutes = [
  route(cart, read),
  route(addToCart, add),
  route(dropFromCart, drop),
  route(dropSelected, dropMany),
  route(dropTemplateFromCart, dropOfTemplate),
  route(editQuantity, setQuantity),
  route(cartCount, count),
  route(clearCart, clear),
  route(checkTemplateFile, check),
  route(quoteCart, quote),
  route(settleCart, settleSelected),
  route(settleFreeItem, settleFreeOne),
  route(settleFreeCart, settleFree),
]
