import { z } from 'zod'
import { call, pictureBodyBytes } from '../call.ts'
import { Challenge, CheckResult, checkRefusals, Frames } from '../faces/checks.ts'
import { CodeOfSixDigits, Id } from '../fields.ts'
import { UserType } from '../roles.ts'
import { CaptchaProof } from './captcha.ts'
import { ConsentGiven } from './login.ts'

const Ticket = z.string().max(100)

export const startFaceLogin = call({
  method: 'POST',
  path: '/openApi/faceChallenges',
  who: 'public',
  summary: 'Start a login by face: what to do before the camera. The answer is the same for an account that does not exist.',
  body: z.object({
    schoolId: Id,
    userType: UserType,
    account: z.string().trim().min(1).max(254),
    captcha: CaptchaProof.optional(),
    consent: ConsentGiven,
  }),
  output: Challenge.extend({ ticket: Ticket }),
  refusals: ['school_unknown', 'way_not_open', 'captcha_required', 'captcha_wrong', 'faces_off', 'face_resting', 'face_busy'],
})

/** A code is asked for as well where the account was never open on this device. */
const CodeNeeded = z.object({ ticket: Ticket, to: z.string(), expiresIn: z.number().int() })

export const verifyFaceLogin = call({
  method: 'POST',
  path: '/tcyApi/faceVerification/verification',
  who: 'public',
  summary: 'Answer the face check of a login; if it passes, a one-time login ticket (60 seconds), on a new device after a code.',
  body: z.object({ ticket: Ticket, challengeId: Id, frames: Frames }),
  output: CheckResult.extend({ loginTicket: z.string().nullable(), codeNeeded: CodeNeeded.nullable() }),
  refusals: [...checkRefusals, 'ticket_invalid', 'face_device_unknown', 'try_later', 'resend_too_soon'],
  maxBodyBytes: pictureBodyBytes,
})

export const confirmFaceLogin = call({
  method: 'POST',
  path: '/openApi/faceChallenges/code',
  who: 'public',
  summary: 'Finish a login by face on a new device with the code that was sent; returns the one-time login ticket.',
  body: z.object({ ticket: Ticket, code: CodeOfSixDigits }),
  output: z.object({ loginTicket: z.string() }),
  refusals: ['ticket_invalid', 'code_wrong', 'try_later'],
})
