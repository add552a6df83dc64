import { z } from 'zod'
import { call, Done } from '../call.ts'
import { CodeOfSixDigits, Id, Instant } from '../fields.ts'
import { TextForStrangers } from './contact-data.ts'

export const claimLostItem = call({
  method: 'POST',
  path: '/schedule/lost-claims',
  who: 'user',
  summary: 'Claim what was found by answering its question, or say that I have what was lost. Once a person and post.',
  body: z.object({ itemId: Id, answer: TextForStrangers(200).default('') }),
  output: z.object({ id: Id }),
  refusals: ['lost_item_over', 'lost_item_own', 'lost_item_promised', 'lost_claim_again', 'lost_card_of_another', 'enough_today'],
  idempotency: 'required',
})

/** Where and when both meet. */
const Meeting = { place: TextForStrangers(50), at: Instant.nullable().default(null) }

export const answerLostClaim = call({
  method: 'POST',
  path: '/schedule/lost-claims/answer',
  who: 'user',
  summary: 'Confirm a claim and name where to meet, or decline it; also one that was confirmed and came to nothing.',
  body: z
    .object({
      id: Id,
      verdict: z.enum(['accept', 'decline']),
      place: Meeting.place.default(''),
      at: Meeting.at,
      notes: TextForStrangers(200).default(''),
    })
    .refine(({ verdict, place }) => verdict === 'decline' || place.length > 0, { message: 'required', path: ['place'] }),
  output: Done,
  refusals: ['lost_item_over', 'lost_item_promised', 'lost_claim_over'],
  idempotency: 'required',
})

export const arrangeHandOver = call({
  method: 'POST',
  path: '/schedule/lost-claims/arrange',
  who: 'user',
  summary: 'Change where and when to meet; either side may, and the other is notified.',
  body: z.object({ id: Id, ...Meeting }).refine(({ place }) => place.length > 0, { message: 'required', path: ['place'] }),
  output: Done,
  refusals: ['lost_claim_over'],
  idempotency: 'accepted',
})

export const withdrawLostClaim = call({
  method: 'POST',
  path: '/schedule/lost-claims/withdraw',
  who: 'user',
  summary: 'Withdraw a claim of mine.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['lost_claim_over'],
  idempotency: 'accepted',
})

/** Once by itself. Without a key, so that a wrong code stays counted when it is refused. */
export const handOverLostItem = call({
  method: 'POST',
  path: '/schedule/lost-claims/hand-over',
  who: 'user',
  summary: 'Hand the thing over: who has it types the code that its owner shows. Once a post.',
  body: z.object({ id: Id, code: CodeOfSixDigits }),
  output: Done,
  refusals: ['lost_item_over', 'lost_claim_over', 'lost_code_wrong'],
})
