import { refuse } from '../../../platform/refuse.ts'
import type { Product } from '../../orders/product.ts'
import { giveUp, payable, release, retry } from './fulfilment.service.ts'
import { describe } from './line-description.service.ts'
import { enter, reserve } from './ordering.service.ts'

/** A print is ordered where its price is seen and never waits in a cart; it is fetched on paper and never as a file. */
export const printProduct: Product = {
  toLineRequest: () => Promise.reject(refuse('bad_input')),
  quote: () => Promise.reject(refuse('bad_input')),
  reserve,
  enter,
  // The price of a print is that of the moment in which it was ordered, and nothing else depends on its payment.
  reprice: async () => new Map(),
  notePaid: async () => {},
  requireRefundable: async () => {},
  payable,
  release,
  giveUp,
  retry,
  describe,
  files: async () => [],
}
