import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { Review, ReviewState } from './review.ts'

export const FreeCopiesRequest = Titled.extend({
  id: Id,
  templateId: Id,
  copies: z.number().int(),
  granted: z.number().int(),
  reason: z.string(),
  review: Review,
  createdAt: Instant,
  mayWithdraw: z.boolean(),
})

export const freeCopiesRequests = call({
  method: 'POST',
  path: '/tcyApi/freeCopiesApplyList',
  who: 'user',
  summary: 'My requests for further free copies, newest first.',
  body: PageQuery.extend({ state: ReviewState.optional() }),
  output: pageOf(FreeCopiesRequest),
})

export const freeCopiesRequest = call({
  method: 'POST',
  path: '/tcyApi/getFreeCopiesApply',
  who: 'user',
  summary: 'One request of mine for free copies.',
  body: z.object({ id: Id }),
  output: FreeCopiesRequest,
})

export const withdrawFreeCopies = call({
  method: 'POST',
  path: '/tcyApi/delFreeCopiesApply/{id}',
  who: 'user',
  summary: 'Withdraw a request of mine for free copies before its review.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['already_reviewed'],
  idempotency: 'accepted',
})

export const addFreeCopiesRequest = call({
  method: 'POST',
  path: '/tcyApi/addFreeCopiesApply',
  who: 'user',
  summary: 'Ask for further free copies of a certificate, with a reason; once for each certificate and period of its free copies.',
  body: z.object({ templateId: Id, copies: z.number().int().min(1).max(20), reason: z.string().trim().min(5).max(500) }),
  output: FreeCopiesRequest,
  refusals: ['appeal_open', 'already_reviewed', 'template_unknown', 'template_disabled', 'costs_nothing', 'nobody_decides'],
  idempotency: 'required',
})
