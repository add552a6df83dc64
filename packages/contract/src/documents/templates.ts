import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { UserType } from '../roles.ts'
import { Titled } from '../school/schools.ts'
import { ChargeMode, DocumentWay, HeadingRule, LimitCount, LimitPeriod } from './template-choices.ts'
import { TemplateField } from './template-fields.ts'

/** A kind of certificate, as people look for it. */
const TemplateType = Titled.extend({ code: z.string(), templates: z.number().int() })

const Template = Titled.extend({
  id: Id,
  code: z.string(),
  type: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  descriptionTw: z.string(),
  ways: z.array(DocumentWay),
  needsApproval: z.boolean(),
  charge: ChargeMode,
  /** Whole fen. */
  price: z.number().int(),
  freeCopies: z.number().int(),
  freePeriod: LimitPeriod,
  /** How many days a document holds; null is without end. */
  validityDays: z.number().int().nullable(),
  /** It names courses that one chooses, so it begins with a list of them. */
  choosesCourses: z.boolean(),
})

/** Why somebody cannot have a certificate now; the words are refusals of the product, whose texts name the next step. */
const Hindrance = z.object({ word: z.string(), text: z.string() })

const OfferedTemplate = Template.extend({ hindrance: Hindrance.nullable() })
export type OfferedTemplate = z.infer<typeof OfferedTemplate>

export const templateTypes = call({
  method: 'GET',
  path: '/tcyApi/queryTemplateType',
  who: 'user',
  summary: 'The kinds of certificates that my school gives to people like me, with counts.',
  output: z.array(TemplateType),
})

export const printTemplateTypes = call({
  method: 'GET',
  path: '/tcyApi/queryPrintTemplateType',
  who: 'user',
  summary: 'The same, restricted to paper.',
  output: z.array(TemplateType),
})

export const userTemplateTypes = call({
  method: 'POST',
  path: '/tcyApi/queryUserTemplateType',
  who: 'user',
  summary: 'The kinds of certificates for one type of user, optionally for one record and one delivery method.',
  body: z.object({ userType: UserType.optional(), recordId: Id.optional(), way: DocumentWay.optional() }),
  output: z.array(TemplateType),
})

export const appTemplates = call({
  method: 'GET',
  path: '/tcyApi/getAPPTemplateList',
  who: 'user',
  summary: 'The certificates of my school for people like me, each with the reason why I cannot apply now, if any.',
  query: z.object({ type: z.string().max(50).optional(), words: z.string().trim().max(60).optional(), way: DocumentWay.optional() }),
  output: z.array(OfferedTemplate),
})

export const userTemplates = call({
  method: 'GET',
  path: '/tcyApi/getUserTemplateList',
  who: 'user',
  summary: 'The certificates that I can apply for now; with isLimitDateLong=Y only those whose documents never expire.',
  query: z.object({ isLimitDateLong: z.enum(['Y', 'N']).optional(), recordId: Id.optional() }),
  output: z.array(Template),
})

export const sourceTemplates = call({
  method: 'GET',
  path: '/cms/getTemplateList',
  who: 'user',
  summary: 'The certificates that are made from the records of one data source.',
  query: z.object({ source: z.string().min(1).max(50) }),
  output: z.array(Template),
})

export const templateInfo = call({
  method: 'GET',
  path: '/tcyApi/getTemplateInfo',
  who: 'user',
  summary: 'Details of one certificate: description, requirements, price, and my eligibility.',
  query: z.object({ id: Id }),
  output: OfferedTemplate.extend({
    version: z.number().int(),
    heading: HeadingRule,
    wantsPhoto: z.boolean(),
    wantsSignature: z.boolean(),
    choosesYears: z.boolean(),
    /** Which of my records it can be made from. */
    recordIds: z.array(Id),
    hasPhoto: z.boolean(),
  }),
  refusals: ['template_unknown', 'template_disabled'],
})

/** One limit: how many, how many are left, and when more come. */
const LimitState = z.object({
  counts: LimitCount,
  period: LimitPeriod,
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  moreAt: Instant.nullable(),
})

export const templateUse = call({
  method: 'GET',
  path: '/tcyApi/getTemplateUseFrequencyInfo/{id}',
  who: 'user',
  summary: 'My limits for a certificate: what is left of each, when more is available, and the first one that blocks me.',
  params: z.object({ id: Id }),
  output: z.object({
    limits: z.array(LimitState),
    /** How often I can apply now and how many copies I can get; null is without limit. */
    left: z.number().int().nullable(),
    copiesLeft: z.number().int().nullable(),
    moreAt: Instant.nullable(),
    stoppedBy: LimitPeriod.nullable(),
    timeZone: z.string(),
  }),
  refusals: ['template_unknown', 'template_disabled'],
})

export const freeCopies = call({
  method: 'GET',
  path: '/tcyApi/getUserFreeCopies',
  who: 'user',
  summary: 'How many copies of a certificate are free for me, how many I have used, and what the next copy costs.',
  query: z.object({ templateId: Id }),
  output: z.object({
    /** Of this period, and those that I was granted. */
    free: z.number().int(),
    used: z.number().int(),
    left: z.number().int(),
    period: LimitPeriod,
    /** When free copies come again; null without a period. */
    moreAt: Instant.nullable(),
    timeZone: z.string(),
    nextPrice: z.number().int(),
    /** What the first copy beyond the free ones costs. */
    beyondPrice: z.number().int(),
  }),
  refusals: ['template_unknown', 'template_disabled'],
})

export const templateData = call({
  method: 'GET',
  path: '/tcyApi/getTemplateDataList',
  who: 'user',
  summary: 'The content of a certificate for me, field by field, and the fields missing in my record.',
  query: z.object({ templateId: Id, recordId: Id.optional() }),
  output: z.array(z.object({ field: TemplateField, label: z.string(), value: z.string(), isMissing: z.boolean() })),
  refusals: ['template_unknown', 'template_disabled', 'record_unknown', 'cannot_apply'],
})
