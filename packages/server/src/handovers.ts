import { certificateGoods } from './modules/certificates/goods/certificate-goods.service.ts'
import type { GoodsByKind } from './modules/orders/goods.ts'
import { orderPaid } from './modules/orders/paid.service.ts'
import type { PaidFor } from './modules/payment/payment.service.ts'
import { creditTopup } from './modules/payment/topup.service.ts'

/** What orders sell; those who deliver it are above them. */
export const goods: GoodsByKind = { certificate: certificateGoods }

/** What happens when money came for something. */
export const paidFor: PaidFor = { order: orderPaid(goods), topup: creditTopup }
