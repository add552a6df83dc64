import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { TextBlock } from '../text-block.ts'
import { facePurposes } from './face-words.ts'

export const FacePurposeWord = z.enum(facePurposes)

/** One use of a face: the text in force, and what was decided about it. */
export const FaceConsent = z.object({
  purpose: FacePurposeWord,
  isGiven: z.boolean(),
  /** When it was given or withdrawn last, and by whom. */
  decidedAt: Instant.nullable(),
  givenBy: z.enum(['self', 'guardian']).nullable(),
  /** Which text was agreed to; the one in force may be newer. */
  givenVersion: z.string().nullable(),
  text: z.object({ version: z.string(), title: z.string(), blocks: z.array(TextBlock) }).nullable(),
})

export const ownFaceConsents = call({
  method: 'GET',
  path: '/my/faceConsents',
  who: 'user',
  summary: 'What I agreed to about my face, purpose by purpose, with the texts in force.',
  output: z.object({
    isOn: z.boolean(),
    /** Under 14 only a guardian can agree, in writing, at the school. */
    needsGuardian: z.boolean(),
    /** Whether a face vector of mine is kept. */
    hasVector: z.boolean(),
    consents: z.array(FaceConsent),
  }),
})

export const giveFaceConsent = call({
  method: 'POST',
  path: '/my/faceConsents',
  who: 'user',
  // From then on a face opens the account: whoever holds the session could agree for their own.
  proof: ({ purpose }) => purpose === 'login',
  summary: 'Agree to one use of my face, by the version of the text that was shown.',
  body: z.object({ purpose: FacePurposeWord, version: z.string().max(20) }),
  output: FaceConsent,
  refusals: ['document_changed', 'guardian_needed', 'faces_off'],
})

/** Proof of a withdrawal: what was decided when, and what was deleted with it. */
export const FaceReceipt = z.object({
  id: Id,
  withdrawnAt: Instant,
  purposes: z.array(FacePurposeWord),
  deleted: z.object({ vector: z.boolean(), pictures: z.number().int() }),
})

export const withdrawFaceConsent = call({
  method: 'POST',
  path: '/my/faceConsents/withdraw',
  who: 'user',
  summary: 'Withdraw one consent, or all; what is not needed any more is deleted at once. Without the portrait nothing else remains.',
  body: z.object({ purpose: FacePurposeWord.optional() }),
  output: FaceReceipt,
  refusals: ['nothing_to_withdraw'],
})
