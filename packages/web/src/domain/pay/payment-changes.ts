import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { orderDetail, orders } from '@campus/contract/orders/orders.ts'
import { beanBalance, movements, statement } from '@campus/contract/wallet/balance.ts'

/** What is no longer as it was when something of an order is paid, beside the goods themselves. */
export const paymentChanges = [orderDetail, orders, beanBalance, movements, statement, payTypes]
