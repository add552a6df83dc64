import { z } from 'zod'
import { call } from '../call.ts'
import { orderRefusals, useRefusals } from '../documents/order-refusals.ts'
import { Id } from '../fields.ts'
import { CartSelection } from './cart.ts'

/** The result of a checkout. */
export const CheckoutResult = z.object({
  orderId: Id,
  number: z.string(),
  total: z.number().int(),
  next: z.enum(['approval', 'payment', 'making']),
})

const checkoutRefusals = [
  'mixed_cart',
  'cart_changed',
  ...orderRefusals,
  'cannot_apply',
  'way_not_offered',
  'mail_not_configured',
  'nobody_decides',
  'delegate_unknown',
  ...useRefusals,
] as const
const BySelection = z.object({ ids: CartSelection })

export const checkoutCart = call({
  method: 'POST',
  path: '/ecOrderApi/addOrderApply',
  who: 'user',
  summary: 'Create one order from the selected items of my cart, all or nothing. Items that need approval go to the reviewers.',
  body: BySelection.extend({
    /** The price that I saw: another one is reported instead of charged. */
    expectedTotal: z.number().int().min(0),
  }),
  output: CheckoutResult,
  refusals: [...checkoutRefusals, 'price_changed'],
  idempotency: 'required',
})

export const checkoutFreeItem = call({
  method: 'POST',
  path: '/ecOrderApi/freeOrder',
  who: 'user',
  summary: 'Check out one item of my cart that costs nothing.',
  body: z.object({ id: Id }),
  output: CheckoutResult,
  refusals: [...checkoutRefusals, 'not_free'],
  idempotency: 'required',
})

export const checkoutFreeCart = call({
  method: 'POST',
  path: '/ecOrderApi/freeCartOrder',
  who: 'user',
  summary: 'Check out the selected items of my cart if they cost nothing in total.',
  body: BySelection,
  output: CheckoutResult,
  refusals: [...checkoutRefusals, 'not_free'],
  idempotency: 'required',
})
