import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { dayFilter, listFilter, personFilter } from '../list-filter.ts'
import { PageQuery, pageOf, sortBy, summedPageOf } from '../page.ts'
import { Provider } from './pay-ways.ts'
import { Payment, PaymentPurpose, PaymentState } from './payments.ts'

export const SchoolPaymentFilter = z.object({
  /** The number of the payment, ours or the provider's, or of the number or the name of the person. */
  words: z.string().trim().max(60).optional(),
  state: PaymentState.optional(),
  purpose: PaymentPurpose.optional(),
  provider: Provider.optional(),
  ...listFilter,
  ...personFilter,
})

export const schoolPayments = call({
  method: 'GET',
  path: '/console/payment/payments',
  who: ['admin', 'auditor'],
  summary: 'The payments of my school, found by number, name or number of a person, state, purpose, provider, unit and day.',
  query: PageQuery.extend({ ...SchoolPaymentFilter.shape, sort: sortBy('createdAt', 'amount') }),
  output: summedPageOf(Payment.extend({ personName: z.string(), personNumber: z.string(), providerRef: z.string() })),
  changesState: true,
})

export const schoolPayment = call({
  method: 'GET',
  path: '/console/payment/payments/{id}',
  who: ['admin', 'auditor'],
  summary: 'One payment with its history: notices, provider queries, refunds.',
  params: z.object({ id: Id }),
  output: Payment.extend({
    personName: z.string(),
    personNumber: z.string(),
    providerRef: z.string(),
    events: z.array(z.object({ kind: z.string(), text: z.string(), at: Instant })),
    refunds: z.array(
      z.object({ id: Id, amount: z.number().int(), state: z.enum(['waiting', 'done', 'failed']), reason: z.string(), at: Instant }),
    ),
  }),
})

export const askProvider = call({
  method: 'POST',
  path: '/console/payment/payments/ask',
  who: ['admin'],
  summary: 'Query the provider for the status of a payment of my school, and update it here.',
  body: z.object({ id: Id }),
  output: Payment,
  refusals: ['pay_failed'],
})

const Reconciliation = z.object({
  id: Id,
  provider: Provider,
  day: z.iso.date(),
  state: z.enum(['done', 'failed']),
  reason: z.string(),
  ours: z.object({ count: z.number().int(), amount: z.number().int() }),
  theirs: z.object({ count: z.number().int(), amount: z.number().int() }),
  differences: z.number().int(),
  madeAt: Instant,
})

export const ReconciliationFilter = z.object({ provider: Provider.optional(), ...dayFilter })

export const reconciliations = call({
  method: 'GET',
  path: '/console/payment/reconciliations',
  who: ['admin', 'auditor'],
  summary: "Each night's comparison of our ledger with the provider's bill, newest first or in another order, with the sums of both sides.",
  query: PageQuery.extend({ ...ReconciliationFilter.shape, sort: sortBy('day', 'ours', 'theirs', 'differences') }),
  output: pageOf(Reconciliation).extend({ sums: z.object({ ours: z.number().int(), theirs: z.number().int() }) }),
})

/** `missing_here`: their bill knows it, we do not; `missing_there`: the other way round. */
export const differenceKinds = ['missing_here', 'missing_there', 'amount', 'refund'] as const

export const reconciliation = call({
  method: 'GET',
  path: '/console/payment/reconciliations/{id}',
  who: ['admin', 'auditor'],
  summary: 'One comparison with each difference and its resolution.',
  params: z.object({ id: Id }),
  output: Reconciliation.extend({
    rows: z.array(
      z.object({
        id: Id,
        kind: z.enum(differenceKinds),
        number: z.string(),
        ourAmount: z.number().int().nullable(),
        theirAmount: z.number().int().nullable(),
        /** Set right by itself, or what an administrator noted. */
        note: z.string(),
        isSettled: z.boolean(),
      }),
    ),
  }),
})

export const reconcile = call({
  method: 'POST',
  path: '/console/payment/reconciliations',
  who: ['admin'],
  summary: 'Compare one past day with the bill of a provider.',
  body: z.object({ provider: Provider, day: z.iso.date() }),
  output: z.object({ id: Id }),
  refusals: ['pay_way_closed', 'bill_not_ready', 'pay_failed'],
})

export const noteDifference = call({
  method: 'POST',
  path: '/console/payment/reconciliations/note',
  who: ['admin'],
  summary: 'Record how a difference was resolved.',
  body: z.object({ id: Id, note: z.string().trim().min(2).max(300) }),
  output: Done,
  idempotency: 'accepted',
})
