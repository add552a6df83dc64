import { z } from 'zod'
import { call } from '../call.ts'
import { DocumentWay } from '../documents/template-choices.ts'
import { Id } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { listFilter } from '../list-filter.ts'
import { PageQuery, sortBy, summedPageOf } from '../page.ts'
import { Order, OrderRow, OrderState, orderStateNames } from './orders.ts'

/** To the school an order is done when everything in it was delivered, even while its paper waits to be collected. */
export const schoolOrderStateNames: Record<OrderState, Phrase> = { ...orderStateNames, finished: ['已交付', 'Delivered', '已交付'] }

const Buyer = z.object({ personId: Id, personName: z.string(), personNumber: z.string() })

export const SchoolOrderFilter = z.object({
  words: z.string().trim().max(60).optional(),
  state: OrderState.optional(),
  way: DocumentWay.optional(),
  ...listFilter,
})

export const schoolOrders = call({
  method: 'GET',
  path: '/console/orders/orders',
  who: ['admin', 'manager', 'auditor'],
  summary: 'Orders of the people I manage, found by number, name or number of a person, state, delivery method, unit and day.',
  query: PageQuery.extend({ ...SchoolOrderFilter.shape, sort: sortBy('createdAt', 'total') }),
  output: summedPageOf(OrderRow.extend(Buyer.shape)),
})

export const schoolOrder = call({
  method: 'GET',
  path: '/console/orders/orders/{id}',
  who: ['admin', 'manager', 'auditor'],
  summary: 'One order of a person I manage, in full.',
  params: z.object({ id: Id }),
  output: Order.extend(Buyer.shape).extend({
    /** The payment that was begun for it last, or that paid it; null where beans or nothing did. */
    paymentId: Id.nullable(),
  }),
  changesState: true,
})

export const refundOrder = call({
  method: 'POST',
  path: '/console/orders/refund',
  who: ['admin'],
  summary:
    'Refund lines of an order with a reason for the buyer; each part goes back to its source, and the documents of those lines are revoked.',
  body: z.object({ id: Id, lineIds: z.array(Id).min(1, 'required').max(50), reason: z.string().trim().min(2).max(200) }),
  output: z.object({ amount: z.number().int() }),
  refusals: ['nothing_to_refund', 'fee_covers_other_copies', 'own_request', 'being_printed'],
  idempotency: 'required',
})
