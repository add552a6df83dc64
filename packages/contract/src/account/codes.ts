import { z } from 'zod'
import { call } from '../call.ts'
import { CodeOfSixDigits, Email, Id, Mobile } from '../fields.ts'
import { UserType } from '../roles.ts'
import { CaptchaProof } from './captcha.ts'

/** The same answer whether or not the account exists. */
export const CodeSent = z.object({ resendAfter: z.number().int(), expiresIn: z.number().int() })

const sendingRefusals = [
  'captcha_required',
  'captcha_wrong',
  'resend_too_soon',
  'try_later',
  'school_unknown',
  'way_not_open',
  'ticket_invalid',
] as const

/** A login code names its target; a recovery code goes to the account that the recovery found, if it found one. */
const asked = { schoolId: Id, userType: UserType, captcha: CaptchaProof.optional(), recoveryId: z.string().max(100).optional() }

export const sendPhoneCode = call({
  method: 'POST',
  path: '/openApi/sendCode',
  who: 'public',
  summary: 'Send a six-digit code to a phone, for a login or a started recovery.',
  body: z
    .object({ ...asked, phone: Mobile.optional() })
    .refine((given) => given.phone ?? given.recoveryId, { message: 'required', path: ['phone'] }),
  output: CodeSent,
  refusals: sendingRefusals,
})

export const sendEmailCode = call({
  method: 'POST',
  path: '/openApi/sendEmailCode',
  who: 'public',
  summary: 'Send a six-digit code to an email address, for a login or a started recovery.',
  body: z
    .object({ ...asked, email: Email.optional() })
    .refine((given) => given.email ?? given.recoveryId, { message: 'required', path: ['email'] }),
  output: CodeSent,
  refusals: sendingRefusals,
})

/** Proof that the code arrived: the ticket opens exactly one change of password within ten minutes. */
export const RecoveryProof = z.object({
  ticket: z.string(),
  expiresIn: z.number().int(),
  account: z.string(),
  channels: z.array(z.string()),
})

export const judgePhoneAndCode = call({
  method: 'POST',
  path: '/openApi/judgePhoneAndCode',
  who: 'public',
  summary: 'Check the code that a recovery sent to a phone and return the ticket for a new password.',
  body: z.object({ recoveryId: z.string().max(100), code: CodeOfSixDigits }),
  output: RecoveryProof,
  refusals: ['code_wrong', 'ticket_invalid', 'try_later'],
})

export const judgeEmailAndCode = call({
  method: 'POST',
  path: '/openApi/judgeEmailAndCode',
  who: 'public',
  summary: 'Check the code that a recovery sent to an email address and return the ticket for a new password.',
  body: z.object({ recoveryId: z.string().max(100), code: CodeOfSixDigits }),
  output: RecoveryProof,
  refusals: ['code_wrong', 'ticket_invalid', 'try_later'],
})
