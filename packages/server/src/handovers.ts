import { certificatePrintable } from './modules/certificates/pick-up/certificate-printable.service.ts'
import { certificateProduct } from './modules/certificates/product/certificate-product.service.ts'
import { cloudPrintable } from './modules/cloudprint/cloud-printable.service.ts'
import { printProduct } from './modules/cloudprint/orders/print-product.service.ts'
import { withdrawAllOf } from './modules/entrust/entrustment.service.ts'
import { noteFetched } from './modules/entrust/fetched.service.ts'
import { orderPaid } from './modules/orders/paid.service.ts'
import type { Products } from './modules/orders/product.ts'
import type { PaidFor } from './modules/payment/payment.service.ts'
import { creditTopup } from './modules/payment/topup.service.ts'
import type { PrintingHandlers } from './modules/printing/printable.ts'

/** What orders sell; those who deliver it are above them. */
export const products: Products = { certificate: certificateProduct, print: printProduct }

/** What happens when money came for something. */
export const paidFor: PaidFor = { order: orderPaid(products), topup: creditTopup }

/** What comes out of printers, and who hears of it. */
export const printing: PrintingHandlers = {
  printables: { certificate: certificatePrintable, cloud: cloudPrintable },
  noteFetched,
  takeBack: withdrawAllOf,
}
