import { refundOrder, schoolOrder, schoolOrders } from '@campus/contract/console/orders.ts'
import { cancelOrder, orderBundle, orderDetail, orders, refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import { addAuditPayLog, addOrderPayLog, payOrder, payOrderByAlipay, payOrderByWechat } from '@campus/contract/orders/paying.ts'
import { route } from '../../http/route.ts'
import { sendBundle } from './bundle.service.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import * as desk from './console/console-order.service.ts'
import type { GoodsByKind } from './goods.ts'
import { cancel, list, notePayer, read, refundOwn, retry } from './own-order.service.ts'
import { pay, payAndGoOn } from './pay.service.ts'

export const orderRoutes = (goods: GoodsByKind) => [
  ...cartRoutes(goods),
  route(orders, list),
  route(orderDetail, read(goods)),
  route(payOrder, pay(goods)),
  route(addAuditPayLog, pay(goods)),
  route(payOrderByWechat, payAndGoOn(goods, 'wechat')),
  route(payOrderByAlipay, payAndGoOn(goods, 'alipay')),
  route(addOrderPayLog, notePayer),
  route(cancelOrder, cancel(goods)),
  route(retryOrder, retry(goods)),
  route(refundOwnOrder, refundOwn(goods)),
  route(orderBundle, sendBundle(goods)),
  route(schoolOrders, desk.list),
  route(schoolOrder, desk.read(goods)),
  route(refundOrder, desk.refund(goods)),
]
