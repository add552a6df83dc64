import { z } from 'zod'
import { actionRefusals } from '../approval/handling.ts'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf } from '../page.ts'
import { FreeCopiesRequest } from './free-copies.ts'
import { PayGrievance } from './pay-grievance.ts'
import { Appellant, ReviewState } from './review.ts'

export const AppealFilter = z.object({ state: ReviewState.optional(), words: z.string().trim().max(60).optional(), ...dayFilter })
const Listed = PageQuery.extend(AppealFilter.shape)

const ReviewedPayGrievance = PayGrievance.extend(Appellant.shape).extend({
  mayReview: z.boolean(),
  /** A second one has to agree; who passed it first. */
  firstAuditor: z.string(),
  mayReopen: z.boolean(),
  /** What a refund would give back. */
  refundable: z.number().int(),
})

export const payGrievancesToReview = call({
  method: 'GET',
  path: '/console/appeals/payments',
  who: ['admin', 'manager'],
  summary: 'Payment appeals of the people in my scope, pending first.',
  query: Listed,
  output: pageOf(ReviewedPayGrievance).extend({ waiting: z.number().int() }),
})

export const payGrievanceToReview = call({
  method: 'GET',
  path: '/console/appeals/payments/{id}',
  who: ['admin', 'manager'],
  summary: 'One payment appeal with its evidence.',
  params: z.object({ id: Id }),
  output: ReviewedPayGrievance,
})

export const gatherEvidence = call({
  method: 'POST',
  path: '/console/appeals/payments/evidence',
  who: ['admin', 'manager'],
  summary: "Collect the evidence of a pending appeal again, including the provider's answer.",
  body: z.object({ id: Id }),
  output: ReviewedPayGrievance,
  refusals: ['already_reviewed'],
})

export const reviewPayGrievance = call({
  method: 'POST',
  path: '/console/appeals/payments/review',
  who: ['admin', 'manager'],
  summary:
    "Accept a payment appeal with a refund or a new delivery, or refuse it, always with a reason for its author; above the school's limit a second reviewer must agree.",
  body: z.object({
    id: Id,
    verdict: z.enum(['passed', 'refused']),
    remedy: z.enum(['refund', 'deliver']).default('refund'),
    notes: z.string().trim().min(1).max(500),
  }),
  output: Done,
  refusals: [
    'already_reviewed',
    'own_request',
    'same_reviewer',
    'nothing_to_refund',
    'fee_covers_other_copies',
    'nothing_to_retry',
    'being_printed',
  ],
  idempotency: 'required',
})

export const reopenPayGrievance = call({
  method: 'POST',
  path: '/console/appeals/payments/reopen',
  who: ['admin'],
  summary: 'Reopen an appeal that the evidence resolved automatically, with a reason; a person then reviews it.',
  body: z.object({ id: Id, reason: z.string().trim().min(1).max(500) }),
  output: Done,
  refusals: ['already_reviewed', 'own_request'],
  idempotency: 'required',
})

const ReviewedRequest = FreeCopiesRequest.extend(Appellant.shape).extend({
  mayReview: z.boolean(),
  used: z.number().int(),
  free: z.number().int(),
})

export const freeCopiesToReview = call({
  method: 'GET',
  path: '/console/appeals/free-copies',
  who: ['admin', 'manager'],
  summary: 'Requests for free copies of the people in my scope, pending first.',
  query: Listed,
  output: pageOf(ReviewedRequest).extend({ waiting: z.number().int() }),
})

export const reviewFreeCopies = call({
  method: 'POST',
  path: '/console/appeals/free-copies/review',
  who: ['admin', 'manager'],
  summary: 'Grant free copies, as many as requested or fewer, or refuse them, with a reason for the applicant.',
  body: z.object({
    id: Id,
    verdict: z.enum(['passed', 'refused']),
    copies: z.number().int().min(1).max(20).optional(),
    notes: z.string().trim().min(1).max(500),
  }),
  output: Done,
  refusals: ['already_reviewed', ...actionRefusals],
  idempotency: 'required',
})
