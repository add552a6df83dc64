import { z } from 'zod'
import { AcademicYear } from '../academics/scores.ts'
import { call, Done } from '../call.ts'
import { orderRefusals, useRefusals } from '../documents/order-refusals.ts'
import { DocumentWay, Heading } from '../documents/template-choices.ts'
import { Email, Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { TerminalName } from '../terminals/terminal-states.ts'
import { ApplicationChoices, ApplicationFields } from './application-choices.ts'
import { ApplicationState, applicationEvents, DeliveryState, decidedStepKinds } from './application-states.ts'

const ApplicationRow = Titled.extend({
  id: Id,
  orderId: Id,
  templateId: Id,
  type: z.string(),
  way: DocumentWay,
  copies: z.number().int(),
  freeCopies: z.number().int(),
  /** Whole fen for all copies. */
  amount: z.number().int(),
  state: ApplicationState,
  delivery: DeliveryState,
  documentId: Id.nullable(),
  serial: z.string(),
  createdAt: Instant,
})

const TimelineEntry = z.object({
  id: z.string(),
  kind: z.enum([...applicationEvents, ...decidedStepKinds]),
  /** Of a decision: at which step of the process. */
  step: z.string().optional(),
  at: Instant,
  /** Who did it, where somebody did. */
  by: z.string(),
  note: z.string(),
  /** The terminal where it happened, of what came out of a printer. */
  place: TerminalName.nullable(),
})

/** What can be done about it now. */
export const applicationSteps = [
  'withdraw',
  'nudge',
  'pay',
  'download',
  'resend',
  'retry',
  'show_code',
  'set_delegate',
  'refund',
  'apply_again',
  'report',
] as const

const Application = ApplicationRow.extend({
  orderNumber: z.string(),
  version: z.number().int(),
  heading: z.string(),
  isHeadingShown: z.boolean(),
  titleZh: z.string(),
  titleEn: z.string(),
  email: z.string(),
  ccEmails: z.array(z.string()),
  /** With the name masked. */
  delegate: z.object({ id: Id, name: z.string(), number: z.string() }).nullable(),
  academicYears: z.array(z.string()),
  courses: z.number().int(),
  /** Why it was rejected or failed. */
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: Instant.nullable(),
  /** By when those who decide should have; null where nobody decides. */
  decideBy: Instant.nullable(),
  payBy: Instant.nullable(),
  validUntil: Instant.nullable(),
  printed: z.number().int(),
  steps: z.array(z.enum(applicationSteps)),
  timeline: z.array(TimelineEntry),
  /** The steps of the approval that are open, and who decides there. */
  waitsFor: z.array(z.object({ step: z.string(), people: z.array(z.string()) })),
})

/** What an application leads to. */
export const Applied = z.object({
  applicationId: Id,
  orderId: Id,
  /** Whole fen that are to be paid. */
  amount: z.number().int(),
  next: z.enum(['approval', 'payment', 'making']),
})

export const applyRefusals = [
  ...orderRefusals,
  'cannot_apply',
  'way_not_offered',
  'character_missing',
  'mail_not_configured',
  'delegate_unknown',
  'delegate_self',
  'nobody_decides',
  ...useRefusals,
] as const

export const fileApply = call({
  method: 'POST',
  path: '/tcyApi/fileApply',
  who: 'user',
  summary: 'Apply for one certificate: it goes to approval, to payment, or is issued at once.',
  body: ApplicationChoices,
  output: Applied,
  refusals: applyRefusals,
  idempotency: 'required',
})

export const applyEleFile = call({
  method: 'GET',
  path: '/tcyApi/applyEleFile',
  who: 'user',
  summary: 'Apply for one electronic file with parameters short enough for a link; the same rules apply.',
  query: z.object({
    templateId: Id,
    recordId: Id.optional(),
    heading: z.literal('').or(Heading).default(''),
    way: z.enum(['download', 'email']).default('download'),
    email: z.union([z.literal(''), Email], 'email').default(''),
  }),
  output: Applied,
  refusals: applyRefusals,
  changesState: true,
  idempotency: 'accepted',
})

export const applyFree = call({
  method: 'POST',
  path: '/tcyApi/freeOrder',
  who: 'user',
  summary: 'Apply for a certificate only if it costs me nothing now; refused otherwise, without counting against any limit.',
  body: ApplicationChoices,
  output: Applied,
  refusals: [...applyRefusals, 'not_free', 'free_copies_used'],
  idempotency: 'required',
})

export const applyFreeScoreProof = call({
  method: 'POST',
  path: '/tcyApi/freeOrderByScoreProofSearch',
  who: 'user',
  summary: 'The same as above for a proof of chosen courses and years.',
  body: ApplicationFields.omit({ delegateNumber: true, copies: true }).extend({
    way: z.enum(['download', 'email']),
    scoreIds: z.array(Id).min(1, 'required').max(200),
    academicYears: z.array(AcademicYear).max(12).default([]),
  }),
  output: Applied,
  refusals: [...applyRefusals, 'not_free', 'free_copies_used'],
  idempotency: 'required',
})

export const applications = call({
  method: 'GET',
  path: '/tcyApi/api/history_electronic',
  who: 'user',
  summary: 'My applications, newest first.',
  query: PageQuery.extend({
    state: ApplicationState.optional(),
    way: DocumentWay.optional(),
    templateId: Id.optional(),
    words: z.string().trim().max(60).optional(),
  }),
  output: pageOf(ApplicationRow),
})

const ById = z.object({ id: Id })

export const application = call({
  method: 'GET',
  path: '/my/applications/{id}',
  who: 'user',
  summary: 'One application of mine: its status, the possible actions, and its history.',
  params: ById,
  output: Application,
})

export const withdrawApplication = call({
  method: 'POST',
  path: '/my/applications/withdraw',
  who: 'user',
  summary: 'Withdraw an application of mine that is neither decided nor paid; its counted copies are restored.',
  body: ById,
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const nudge = call({
  method: 'POST',
  path: '/my/applications/nudge',
  who: 'user',
  summary: 'Remind the reviewers of an application of mine; once a day.',
  body: ById,
  output: Done,
  refusals: ['already_decided', 'nudged_today'],
  idempotency: 'accepted',
})

export const setFileTitleStatus = call({
  method: 'POST',
  path: '/openEcApi/setFileWriteTitleStatus',
  who: 'public',
  summary: 'Set whether the heading is printed on a file that is not issued yet; needs the ticket of the application.',
  body: z.object({ ticket: z.string().min(20).max(500), isShown: z.boolean() }),
  output: Done,
  refusals: ['ticket_wrong', 'already_decided', 'heading_needed'],
})

export const titleTicket = call({
  method: 'POST',
  path: '/my/applications/title-ticket',
  who: 'user',
  summary: 'A ticket, valid for ten minutes, with which the heading of an application of mine can be shown or hidden.',
  body: ById,
  output: z.object({ ticket: z.string(), expiresAt: Instant }),
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const ownHeadings = call({
  method: 'GET',
  path: '/my/headings',
  who: 'user',
  summary: 'Headings that I used before, latest first, to choose from.',
  output: z.array(z.object({ heading: z.string(), usedAt: Instant, times: z.number().int() })),
})
