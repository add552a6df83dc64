import { z } from 'zod'
import { call } from '../call.ts'
import { Email, Id, Mobile } from '../fields.ts'
import { UserType } from '../roles.ts'
import { CaptchaProof } from './captcha.ts'
import { CodeSent } from './codes.ts'
import { IdCardNumber } from './id-card.ts'
import { PasswordChanged } from './links.ts'
import { NewPassword } from './password-rules.ts'

/** The same answer, in the same time, whether or not somebody was found. */
export const RecoveryBegun = z.object({
  recoveryId: z.string(),
  expiresIn: z.number().int(),
  channels: z.array(z.enum(['phone', 'email'])),
})

const asked = { schoolId: Id, userType: UserType, captcha: CaptchaProof }
const refusals = ['captcha_wrong', 'try_later', 'school_unknown'] as const

export const findByPhone = call({
  method: 'POST',
  path: '/openApi/selectUserPhone',
  who: 'public',
  summary: 'Start a recovery with a phone number.',
  body: z.object({ ...asked, phone: Mobile }),
  output: RecoveryBegun,
  refusals,
})

export const findByEmail = call({
  method: 'POST',
  path: '/openApi/selectUserEmail',
  who: 'public',
  summary: 'Start a recovery with an email address.',
  body: z.object({ ...asked, email: Email }),
  output: RecoveryBegun,
  refusals,
})

export const findByIdCard = call({
  method: 'POST',
  path: '/openApi/selectUserIdCardNo',
  who: 'public',
  summary: 'Start a recovery with an ID number; the code goes to a phone or address on record, which is not shown before proof.',
  body: z.object({ ...asked, idCard: IdCardNumber }),
  sealed: ['idCard'],
  output: RecoveryBegun,
  refusals,
})

const NewPasswordByTicket = z
  .object({ ticket: z.string().max(100), password: NewPassword, confirmation: z.string() })
  .refine((given) => given.password === given.confirmation, { message: 'passwords_differ', path: ['confirmation'] })

const byTicket = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call({
    method: 'POST',
    path,
    who: 'public',
    summary,
    body: NewPasswordByTicket,
    sealed: ['password', 'confirmation'],
    /** With the ticket for a login: who has just proved who they are does not prove it again. */
    output: PasswordChanged.extend({ loginTicket: z.string() }),
    refusals: ['ticket_invalid', 'password_is_old', 'password_is_common', 'password_too_long', 'password_is_account'],
  })

export const changePasswordByPhone = byTicket('/openApi/changePassword', 'Sets a new password with the ticket that a phone code gave.')
export const changePasswordByEmail = byTicket('/openApi/changePassword2', 'Sets a new password with the ticket that an email code gave.')
export const changePasswordByIdCard = byTicket(
  '/openApi/changePasswordByUserId',
  'Sets a new password with the ticket of a recovery that began with an ID number.',
)
export const savePasswordByTicket = byTicket('/account/savePwdByValidCode', 'Sets a new password with the ticket of any recovery.')

export const getRecoveryCode = call({
  method: 'GET',
  path: '/account/getFpValidCode',
  who: 'public',
  summary: 'Send the code of a started recovery over the named channel.',
  query: z.object({ recoveryId: z.string().max(100), channel: z.enum(['phone', 'email']) }),
  output: CodeSent,
  refusals: ['ticket_invalid', 'resend_too_soon', 'try_later'],
  changesState: true,
})
