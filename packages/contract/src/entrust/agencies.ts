import { z } from 'zod'
import { call, Done } from '../call.ts'
import { maxCopies } from '../certificates/application-choices.ts'
import { Applied, applyRefusals } from '../certificates/applications.ts'
import { DocumentWay, Heading } from '../documents/template-choices.ts'
import { Email, Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { OrderState } from '../orders/orders.ts'
import { Paying, payRefusals } from '../orders/paying.ts'
import { PayStep, Provider } from '../payment/pay-ways.ts'
import { Titled } from '../school/schools.ts'

/** What somebody lets an agent do for them. */
const agencyRights = ['apply', 'pay', 'collect'] as const
export const AgencyRight = z.enum(agencyRights)
export type AgencyRight = z.infer<typeof AgencyRight>

export const agencyRightNames: Record<AgencyRight, Phrase> = {
  apply: ['申请证明', 'Apply for certificates', '申請證明'],
  pay: ['付款', 'Pay', '付款'],
  collect: ['领取纸质件', 'Collect paper', '領取紙本'],
}

/** `over`: its time has passed, or the school took the flag away. */
export const agencyStates = ['asked', 'active', 'declined', 'ended', 'over'] as const
export const AgencyState = z.enum(agencyStates)
export const agencyStateNames: Record<z.infer<typeof AgencyState>, Phrase> = {
  asked: ['等待同意', 'Waiting for consent', '等待同意'],
  active: ['代办中', 'Active', '代辦中'],
  declined: ['未同意', 'Declined', '未同意'],
  ended: ['已结束', 'Ended', '已結束'],
  over: ['已失效', 'No longer valid', '已失效'],
}

const rights = z.array(AgencyRight).min(1, 'required').max(20)

const Agency = z.object({
  id: Id,
  part: z.enum(['agent', 'principal']),
  /** The other one. */
  person: z.object({ name: z.string(), number: z.string() }),
  may: z.array(AgencyRight),
  note: z.string(),
  state: AgencyState,
  expiresAt: Instant,
  createdAt: Instant,
})
export type Agency = z.infer<typeof Agency>

export const agencies = call({
  method: 'GET',
  path: '/my/agencies',
  who: 'user',
  summary: 'Agreements with agents who act for me, and with people for whom I act as an agent, newest first.',
  output: z.object({ isAgent: z.boolean(), rows: z.array(Agency) }),
})

export const askAgency = call({
  method: 'POST',
  path: '/my/agencies',
  who: 'user',
  summary: 'As an agent, ask someone at my school, found by number, to let me act for them; nothing is allowed before they agree.',
  body: z.object({
    number: z.string().trim().min(1, 'required').max(50),
    may: rights,
    days: z.number().int().min(1).max(365),
    note: z.string().trim().max(200).default(''),
  }),
  output: Agency,
  refusals: ['not_agent', 'delegate_unknown', 'delegate_self', 'agency_open', 'try_later'],
  idempotency: 'required',
})

export const answerAgency = call({
  method: 'POST',
  path: '/my/agencies/answer',
  who: 'user',
  summary: 'Agree that an agent acts for me, to all that was asked or to less of it, or decline.',
  proof: ({ accepts }) => accepts === true,
  body: z.object({ id: Id, accepts: z.boolean(), may: z.array(AgencyRight).max(20).optional() }),
  output: Done,
  refusals: ['agency_over'],
  idempotency: 'required',
})

export const endAgency = call({
  method: 'POST',
  path: '/my/agencies/end',
  who: 'user',
  summary: 'End an agreement with an agent, from either side, at once.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['agency_over'],
  idempotency: 'required',
})

const notAllowed = ['agency_over', 'agency_not_allowed'] as const

export const agencyTemplates = call({
  method: 'GET',
  path: '/my/agencies/{id}/templates',
  who: 'user',
  summary: 'As an agent, the certificates that I can apply for on behalf of someone who agreed.',
  params: z.object({ id: Id }),
  output: z.array(Titled.extend({ id: Id, ways: z.array(DocumentWay), price: z.number().int(), heading: z.boolean() })),
  refusals: notAllowed,
})

export const applyAsAgent = call({
  method: 'POST',
  path: '/my/agencies/apply',
  who: 'user',
  summary: 'As an agent, apply for a certificate on behalf of someone who agreed; paper can be mine to collect if they agreed to that.',
  body: z.object({
    agencyId: Id,
    templateId: Id,
    way: DocumentWay,
    copies: z.number().int().min(1).max(maxCopies).default(1),
    email: z.union([z.literal(''), Email]).default(''),
    heading: z.union([z.literal(''), Heading]).default(''),
    collects: z.boolean().default(false),
  }),
  output: Applied,
  refusals: [...notAllowed, ...applyRefusals],
  idempotency: 'required',
})

export const agencyOrders = call({
  method: 'GET',
  path: '/my/agencies/{id}/orders',
  who: 'user',
  summary: 'What was ordered under an agreement of mine, for both sides, newest first.',
  params: z.object({ id: Id }),
  output: z.array(
    z.object({
      id: Id,
      number: z.string(),
      state: OrderState,
      total: z.number().int(),
      isPaidByAgent: z.boolean(),
      lines: z.array(Titled.extend({ quantity: z.number().int() })),
      createdAt: Instant,
    }),
  ),
})

export const payAsAgent = call({
  method: 'GET',
  path: '/my/agencies/pay',
  who: 'user',
  summary: 'As an agent, pay for what I ordered for someone who agreed, with my own money and never with their beans.',
  query: z.object({ orderId: Id, way: Provider }),
  output: Paying.extend({ step: PayStep.nullable() }),
  refusals: [...notAllowed, ...payRefusals, 'pay_failed'],
  changesState: true,
})
