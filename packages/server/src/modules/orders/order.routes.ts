import { refundOrder, schoolOrder, schoolOrders } from '@campus/contract/console/orders.ts'
import { cancelOrder, orderBundle, orderDetail, orders, refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import { addAuditPayLog, addOrderPayLog, payOrder, payOrderByAlipay, payOrderByWechat } from '@campus/contract/orders/paying.ts'
import { route } from '../../http/route.ts'
import { sendBundle } from './bundle.service.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import * as desk from './console/console-order.service.ts'
import { cancel, list, notePayer, read, refundOwn, retry } from './own-order.service.ts'
import { pay, payAndGoOn } from './pay.service.ts'
import type { Products } from './product.ts'

export const orderRoutes = (products: Products) => [
  ...cartRoutes(products),
  route(orders, list),
  route(orderDetail, read(products)),
  route(payOrder, pay(products)),
  route(addAuditPayLog, pay(products)),
  route(payOrderByWechat, payAndGoOn(products, 'wechat')),
  route(payOrderByAlipay, payAndGoOn(products, 'alipay')),
  route(addOrderPayLog, notePayer),
  route(cancelOrder, cancel(products)),
  route(retryOrder, retry(products)),
  route(refundOwnOrder, refundOwn(products)),
  route(orderBundle, sendBundle(products)),
  route(schoolOrders, desk.list),
  route(schoolOrder, desk.read(products)),
  route(refundOrder, desk.refund(products)),
]
