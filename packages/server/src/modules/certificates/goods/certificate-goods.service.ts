import type { Goods } from '../../orders/goods.ts'
import { giveUp, payable, release, retry } from './fulfilment.service.ts'
import { describe, files } from './line-look.service.ts'
import { look, wish } from './looking.service.ts'
import { enter, reserve } from './ordering.service.ts'
import { notePaid, reprice, requireRefundable } from './pricing.service.ts'

/** What orders need to know of certificates. */
export const certificateGoods: Goods = {
  wish,
  look,
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
