import { z } from 'zod'
import { call } from '../call.ts'
import { ChargeMode, DocumentWay } from '../documents/template-choices.ts'
import { Id } from '../fields.ts'
import { Provider } from '../payment/pay-ways.ts'
import { Titled } from '../school/schools.ts'

export const serverInfo = call({
  method: 'GET',
  path: '/tcyApi/getServerInfo',
  who: 'user',
  summary: 'The certificate service of my school: delivery methods, duration of each step, length of the queue.',
  output: z.object({
    ways: z.array(DocumentWay),
    approvalDays: z.number().int(),
    mailMinutes: z.object({ least: z.number().int(), most: z.number().int() }),
    pickupHours: z.number().int(),
    payMinutes: z.number().int(),
    schoolHasMail: z.boolean(),
    /** Files that are being made for the whole school. */
    waiting: z.number().int(),
    templates: z.number().int(),
  }),
})

export const recommendServer = call({
  method: 'GET',
  path: '/tcyApi/recommendServer',
  who: 'user',
  summary: 'The certificates that people like me apply for most, my earlier ones first.',
  output: z.array(Titled.extend({ id: Id, type: z.string(), applied: z.number().int(), isMine: z.boolean() })),
})

const OfferedPayWay = z.object({
  way: z.union([Provider, z.literal('beans')]),
  name: z.string(),
  isOpen: z.boolean(),
  /** Why it is not, or what to know. */
  hint: z.string(),
  /** Of beans: what is there. */
  balance: z.number().int().nullable(),
})

export const payTypes = call({
  method: 'GET',
  path: '/tcyApi/getPayTypeList',
  who: 'user',
  summary: 'The payment methods available to me now; they differ inside and outside the messaging app.',
  output: z.array(OfferedPayWay),
})

export const payType = call({
  method: 'GET',
  path: '/tcyApi/getPayType',
  who: 'user',
  summary: 'Pricing of a certificate: mode, price, my free copies, and payment methods.',
  query: z.object({ templateId: Id }),
  output: z.object({
    charge: ChargeMode,
    price: z.number().int(),
    freeLeft: z.number().int(),
    nextPrice: z.number().int(),
    /** What the first copy beyond the free ones costs. */
    beyondPrice: z.number().int(),
    needsApproval: z.boolean(),
    ways: z.array(OfferedPayWay),
  }),
  refusals: ['template_unknown', 'template_disabled'],
})
