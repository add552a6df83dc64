import type { Product } from '../../orders/product.ts'
import { giveUp, payable, release, retry } from './fulfilment.service.ts'
import { describe, files } from './line-description.service.ts'
import { enter, reserve } from './ordering.service.ts'
import { notePaid, reprice, requireRefundable } from './pricing.service.ts'
import { quote, toLineRequest } from './quote.service.ts'

/** What orders need to know of certificates. */
export const certificateProduct: Product = {
  toLineRequest,
  quote,
  reserve,
  enter,
  reprice,
  notePaid,
  requireRefundable,
  payable,
  release,
  giveUp,
  retry,
  describe,
  files,
}
