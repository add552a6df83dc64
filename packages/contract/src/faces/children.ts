import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { FaceConsent, FacePurposeWord, FaceReceipt } from './consents.ts'

export const childrenFaceConsents = call({
  method: 'GET',
  path: '/my/children/faceConsents',
  who: 'user',
  summary: 'What I agreed to about the faces of the children under 14 whose guardian I am, as the school recorded it.',
  output: z.object({
    isOn: z.boolean(),
    children: z.array(z.object({ id: Id, name: z.string(), hasVector: z.boolean(), consents: z.array(FaceConsent) })),
  }),
})

export const giveChildFaceConsent = call({
  method: 'POST',
  path: '/my/children/{id}/faceConsents',
  who: 'user',
  proof: ({ purpose }) => purpose === 'login',
  summary: 'Agree to one use of the face of my child, by the version of the text that was shown.',
  params: z.object({ id: Id }),
  body: z.object({ purpose: FacePurposeWord, version: z.string().max(20) }),
  output: FaceConsent,
  refusals: ['document_changed', 'guardian_not_needed', 'faces_off'],
})

export const withdrawChildFaceConsent = call({
  method: 'POST',
  path: '/my/children/{id}/faceConsents/withdraw',
  who: 'user',
  summary: 'Withdraw one consent for my child, or all; what is not needed any more is deleted at once.',
  params: z.object({ id: Id }),
  body: z.object({ purpose: FacePurposeWord.optional() }),
  output: FaceReceipt,
  refusals: ['nothing_to_withdraw', 'guardian_not_needed'],
})
