import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { PayWay } from '../payment/pay-ways.ts'
import { Titled } from '../school/schools.ts'
import { Review, ReviewState } from './review.ts'

/** Where one paid. */
export const entrances = ['app', 'web', 'terminal'] as const
export const entranceNames: Record<(typeof entrances)[number], Phrase> = {
  app: ['手机', 'On a phone', '手機'],
  web: ['电脑网页', 'On a computer', '電腦網頁'],
  terminal: ['自助终端', 'At a terminal', '自助終端'],
}

/** What was paid for. */
export const grievanceKinds = ['certificate', 'print'] as const
export const GrievanceKind = z.enum(grievanceKinds)
export const grievanceKindNames: Record<(typeof grievanceKinds)[number], Phrase> = {
  certificate: ['证明文件', 'A certificate', '證明檔案'],
  print: ['云打印', 'Cloud printing', '雲端列印'],
}

/** What the ledger, the provider and the delivery say together. */
export const findings = [
  'paid_undelivered',
  'not_printed',
  'paid_delivered',
  'paid_twice',
  'refunded',
  'unpaid',
  'nothing_found',
  'unclear',
] as const
export const Finding = z.enum(findings)
export type Finding = z.infer<typeof Finding>

const Evidence = z.object({
  finding: Finding,
  /** The finding in a sentence, in the reader's language. */
  says: z.string(),
  /** Null while it is being gathered; nobody reviews it before. */
  gatheredAt: Instant.nullable(),
  orders: z.array(z.object({ orderId: Id, number: z.string(), state: z.string(), total: z.number().int(), createdAt: Instant })),
  payments: z.array(
    z.object({
      number: z.string(),
      provider: z.string(),
      amount: z.number().int(),
      ourState: z.string(),
      /** The provider's answer; empty if there was none. */
      theirState: z.string(),
      paidAt: Instant.nullable(),
      refunded: z.number().int(),
    }),
  ),
  ledger: z.array(z.object({ kind: z.string(), amount: z.number().int(), at: Instant })),
  deliveries: z.array(Titled.extend({ way: z.string(), state: z.string(), at: Instant.nullable() })),
})

const PayGrievanceRow = Titled.extend({
  id: Id,
  kind: GrievanceKind,
  payWay: PayWay,
  paidAt: Instant,
  copies: z.number().int(),
  review: Review,
  createdAt: Instant,
})

export const PayGrievance = PayGrievanceRow.extend({
  entrance: z.enum(entrances),
  /** Null for a print. */
  templateId: Id.nullable(),
  orderId: Id.nullable(),
  /** Whole fen, as its author remembers it. */
  amount: z.number().int(),
  screenshot: z.string(),
  reason: z.string(),
  evidence: Evidence,
  /** What came of it. */
  outcome: z.enum(['none', 'delivered', 'refunded']),
  outcomeAmount: z.number().int(),
  /** It had been resolved by the evidence, and the school looks at it once more. */
  reopenedAt: Instant.nullable(),
  reopenReason: z.string(),
  mayWithdraw: z.boolean(),
})

export const payGrievances = call({
  method: 'POST',
  path: '/tcyApi/payGrievanceList',
  who: 'user',
  summary: 'My payment appeals, newest first.',
  body: PageQuery.extend({ state: ReviewState.optional() }),
  output: pageOf(PayGrievanceRow),
})

export const payGrievance = call({
  method: 'POST',
  path: '/tcyApi/getPayGrievance',
  who: 'user',
  summary: 'One payment appeal of mine with the evidence that both sides see.',
  body: z.object({ id: Id }),
  output: PayGrievance,
})

export const withdrawPayGrievance = call({
  method: 'POST',
  path: '/tcyApi/delPayGrievance/{id}',
  who: 'user',
  summary: 'Withdraw a payment appeal of mine before its review.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['already_reviewed'],
  idempotency: 'accepted',
})

export const addPayGrievance = call({
  method: 'POST',
  path: '/tcyApi/addPayGrievance',
  who: 'user',
  summary: 'Report a payment without delivery: the server compares provider, ledger and delivery, and decides clear cases at once.',
  body: z.object({
    entrance: z.enum(entrances),
    payWay: PayWay,
    paidAt: Instant,
    kind: GrievanceKind.default('certificate'),
    /** Of a certificate. */
    templateId: Id.optional(),
    copies: z.number().int().min(1).max(50),
    amount: z.number().int().min(1).max(10_000_000),
    orderId: Id.optional(),
    screenshot: Id,
    reason: z.string().trim().min(5).max(500),
  }),
  output: PayGrievance,
  refusals: ['appeal_open', 'already_reviewed', 'file_not_yours', 'time_ahead', 'template_unknown', 'enough_today'],
  idempotency: 'required',
})
