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
import type { GoodsByKind } from '../goods.ts'
import { add, clear, count, drop, dropMany, dropOfTemplate, read, setQuantity } from './cart.service.ts'
import { check, quote, settleFree, settleFreeOne, settleSelected } from './selection.service.ts'

export const cartRoutes = (goods: GoodsByKind) => [
  route(cart, read(goods)),
  route(addToCart, add(goods)),
  route(dropFromCart, drop),
  route(dropSelected, dropMany),
  route(dropTemplateFromCart, dropOfTemplate),
  route(editQuantity, setQuantity(goods)),
  route(cartCount, count),
  route(clearCart, clear),
  route(checkTemplateFile, check(goods)),
  route(quoteCart, quote(goods)),
  route(settleCart, settleSelected(goods)),
  route(settleFreeItem, settleFreeOne(goods)),
  route(settleFreeCart, settleFree(goods)),
]
