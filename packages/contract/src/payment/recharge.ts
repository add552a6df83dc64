import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Provider } from './pay-ways.ts'
import { Payment, PaymentState } from './payments.ts'

export const maxBeans = 2000

export const recharge = call({
  method: 'POST',
  path: '/cloudPrint/cpBeansRechargeLog/recharge',
  who: 'user',
  summary: 'Buy print beans, one per yuan: prepares the payment, which `paymentStep` continues; beans are credited when the money arrives.',
  body: z.object({
    /** Whole beans: not nothing, not less. */
    beans: z.number('whole_beans').int('whole_beans').min(1, 'whole_beans').max(maxBeans, 'too_many_beans'),
    provider: Provider,
  }),
  output: Payment,
  refusals: ['pay_way_closed', 'too_many_open'],
  idempotency: 'required',
})

export const recharges = call({
  method: 'GET',
  path: '/cloudPrint/cpBeansRechargeLog/beansRechargeList',
  who: 'user',
  summary: 'My recharges, newest first.',
  query: PageQuery.extend({ state: PaymentState.optional() }),
  output: pageOf(
    z.object({
      id: Id,
      number: z.string(),
      amount: z.number().int(),
      refunded: z.number().int(),
      provider: Provider,
      state: PaymentState,
      createdAt: Instant,
      paidAt: Instant.nullable(),
    }),
  ),
})
