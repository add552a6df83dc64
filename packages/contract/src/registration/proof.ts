import { z } from 'zod'
import { CodeSent } from '../account/codes.ts'
import { call, Done, pictureBodyBytes } from '../call.ts'
import { faceFaults, prompts } from '../faces/face-words.ts'
import { CodeOfSixDigits, Email, Id, Instant, Mobile } from '../fields.ts'

/** Opens the choice of a password, once. */
const ProofGiven = z.object({ ticket: z.string(), expiresIn: z.number().int() })
const channel = z.enum(['phone', 'email'])

export const sendProofCode = call({
  method: 'POST',
  path: '/openApi/registration/sendProofCode',
  who: 'public',
  summary: 'Send a code to the phone or the address that the record already had.',
  body: z.object({ id: Id, channel }),
  output: CodeSent,
  refusals: ['resend_too_soon', 'try_later', 'registration_reviewed', 'registration_manual_only'],
})

export const proveByCode = call({
  method: 'POST',
  path: '/openApi/registration/proveByCode',
  who: 'public',
  summary: 'Prove who I am by the code that was sent to the record’s phone or address.',
  body: z.object({ id: Id, channel, code: CodeOfSixDigits }),
  output: ProofGiven,
  refusals: ['code_wrong', 'try_later', 'registration_reviewed', 'registration_manual_only'],
})

export const sendNewChannelCode = call({
  method: 'POST',
  path: '/openApi/registration/sendChannelCode',
  who: 'public',
  summary: 'Send a code to the phone or the address that the new account will have.',
  body: z
    .object({ id: Id, phone: Mobile.optional(), email: Email.optional() })
    .refine((given) => (given.phone === undefined) !== (given.email === undefined), { message: 'required', path: ['phone'] }),
  output: CodeSent,
  refusals: ['resend_too_soon', 'try_later', 'registration_reviewed'],
})

/** One picture of the camera as base64, and which of the prompts was shown. */
const FaceFrame = z.object({ step: z.number().int().min(0).max(9), image: z.string().min(100).max(400_000) })

/** With what the face is compared: the portrait of the record, or what a public authority knows. */
const way = z.enum(['face', 'authority']).default('face')

const faceRefusals = [
  'faces_off',
  'face_not_kept',
  'face_busy',
  'face_resting',
  'guardian_needed',
  'registration_manual_only',
  'registration_reviewed',
] as const

export const startFaceProof = call({
  method: 'POST',
  path: '/openApi/registration/startFaceCheck',
  who: 'public',
  summary: 'Start a face check against the portrait of the record, or of an authority where I agree to that.',
  body: z.object({
    id: Id,
    way,
    /** Agreement to compare my face for this registration and, for `authority`, to send name, ID number and picture there. */
    agreed: z.literal(true, 'consent'),
  }),
  output: z.object({
    challengeId: Id,
    prompts: z.array(z.enum(prompts)),
    expiresAt: Instant,
    attemptsLeft: z.number().int(),
  }),
  refusals: faceRefusals,
})

export const proveByFace = call({
  method: 'POST',
  path: '/openApi/registration/proveByFace',
  who: 'public',
  summary: 'Answer the face check. After three wrong ones only a person decides.',
  body: z.object({ id: Id, challengeId: Id, way, frames: z.array(FaceFrame).min(1).max(16) }),
  output: z.object({
    isPassed: z.boolean(),
    fault: z.enum(faceFaults).nullable(),
    attemptsLeft: z.number().int(),
    isManualOnly: z.boolean(),
    proof: ProofGiven.nullable(),
  }),
  refusals: [...faceRefusals, 'face_challenge_over', 'picture_broken'],
  maxBodyBytes: pictureBodyBytes,
})

export const registrationObjection = call({
  method: 'GET',
  path: '/openApi/registration/objection',
  who: 'public',
  summary: 'What the notice about a registration speaks of: when the account opens, and whether it can still be stopped.',
  query: z.object({ token: z.string().min(20).max(100) }),
  output: z.object({ schoolName: z.string(), number: z.string(), opensAt: Instant, mayStop: z.boolean() }),
  refusals: ['ticket_invalid', 'too_many_requests'],
})

export const objectToRegistration = call({
  method: 'POST',
  path: '/openApi/registration/objection',
  who: 'public',
  summary: 'This was not me: stop a registration in my name before the account opens.',
  body: z.object({ token: z.string().min(20).max(100) }),
  output: Done,
  refusals: ['ticket_invalid', 'try_later'],
})
