import { refundOrder, schoolOrder, schoolOrders } from '@campus/contract/orders/console.ts'
import { cancelOrder, orderBundle, orderDetail, orders, refundOwnOrder, retryOrder } from '@campus/contract/orders/orders.ts'
import { addAuditPayLog, addOrderPayLog, payOrder, payOrderByAlipay, payOrderByWechat } from '@campus/contract/orders/paying.ts'
import { route } from '../../http/route.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import * as desk from './console/console-order.service.ts'
import { sendBundle } from './listing/bundle.service.ts'
import { cancel, list, notePayer, read, refundOwn, retry } from './listing/own-order.service.ts'
import { pay, payAndGoOn } from './payment/pay.service.ts'

export const orderRoutes = [
  ...cartRoutes,
  route(orders, list),
  route(orderDetail, read),
  route(payOrder, pay),
  route(addAuditPayLog, pay),
  route(payOrderByWechat, payAndGoOn('wechat')),
  route(payOrderByAlipay, payAndGoOn('alipay')),
  route(addOrderPayLog, notePayer),
  route(cancelOrder, cancel),
  route(retryOrder, retry),
  route(refundOwnOrder, refundOwn),
  route(orderBundle, sendBundle),
  route(schoolOrders, desk.list),
  route(schoolOrder, desk.read),
  route(refundOrder, desk.refund),
]
