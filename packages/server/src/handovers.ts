import { certificateGoods } from './modules/certificates/goods/certificate-goods.service.ts'
import { certificatePrintable } from './modules/certificates/pick-up/certificate-printable.service.ts'
import { cloudPrintable } from './modules/cloudprint/cloud-printable.service.ts'
import { printGoods } from './modules/cloudprint/orders/print-goods.service.ts'
import { withdrawAllOf } from './modules/entrust/entrustment.service.ts'
import { noteFetched } from './modules/entrust/fetched.service.ts'
import type { GoodsByKind } from './modules/orders/goods.ts'
import { orderPaid } from './modules/orders/paid.service.ts'
import type { PaidFor } from './modules/payment/payment.service.ts'
import { creditTopup } from './modules/payment/topup.service.ts'
import type { PrintingHandlers } from './modules/printing/printable.ts'

/** What orders sell; those who deliver it are above them. */
export const goods: GoodsByKind = { certificate: certificateGoods, print: printGoods }

/** What happens when money came for something. */
export const paidFor: PaidFor = { order: orderPaid(goods), topup: creditTopup }

/** What comes out of printers, and who hears of it. */
export const printing: PrintingHandlers = {
  printables: { certificate: certificatePrintable, cloud: cloudPrintable },
  noteFetched,
  takeBack: withdrawAllOf,
}
