import { z } from 'zod'
import { call } from '../call.ts'
import { CodeOfSixDigits, Email, Id, Mobile } from '../fields.ts'
import { CaptchaProof } from './captcha.ts'
import { CodeSent } from './codes.ts'
import { ConsentGiven, LoggedIn, secondStepRefusals } from './login.ts'
import { NewPassword } from './password-rules.ts'

/** Who registers without being in the school's records; for students and staff see the area `registration`. */
export const SelfRegistering = z.enum(['visitor', 'family'])

const oneChannel = { phone: Mobile.optional(), email: Email.optional() }
const hasOneChannel = (given: { phone?: string | undefined; email?: string | undefined }) =>
  (given.phone === undefined) !== (given.email === undefined)

const codeRefusals = ['captcha_required', 'captcha_wrong', 'resend_too_soon', 'try_later', 'school_unknown', 'registration_closed'] as const

export const sendRegisterCode = call({
  method: 'POST',
  path: '/openApi/sendRegisterCode',
  who: 'public',
  summary: 'Send the code for a registration to a phone or an email address.',
  body: z
    .object({ schoolId: Id, userType: SelfRegistering, ...oneChannel, captcha: CaptchaProof })
    .refine(hasOneChannel, { message: 'required', path: ['phone'] }),
  output: CodeSent,
  refusals: codeRefusals,
})

export const getRegisterCode = call({
  method: 'GET',
  path: '/account/getRegValidCode',
  who: 'public',
  summary: 'Send the code for a registration (query variant).',
  query: z
    .object({
      schoolId: Id,
      userType: SelfRegistering,
      ...oneChannel,
      captchaId: Id,
      answer: z.string().max(12).optional(),
      work: z.string().max(64).optional(),
    })
    .refine(hasOneChannel, { message: 'required', path: ['phone'] }),
  output: CodeSent,
  refusals: codeRefusals,
  changesState: true,
})

const Registration = z
  .object({
    schoolId: Id,
    userType: SelfRegistering,
    ...oneChannel,
    code: CodeOfSixDigits,
    name: z.string().trim().min(2).max(50),
    password: NewPassword,
    confirmation: z.string(),
    consent: ConsentGiven,
  })
  .refine(hasOneChannel, { message: 'required', path: ['phone'] })
  .refine((given) => given.password === given.confirmation, { message: 'passwords_differ', path: ['confirmation'] })

const registering = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call({
    method: 'POST',
    path,
    who: 'public',
    summary,
    body: Registration,
    sealed: ['password', 'confirmation'],
    output: LoggedIn,
    opensSession: true,
    refusals: [
      'code_wrong',
      'already_registered',
      'password_is_common',
      'password_too_long',
      'password_is_account',
      'registration_closed',
      'school_unknown',
      'try_later',
      ...secondStepRefusals,
    ],
  })

export const register = registering('/openApi/register', 'Registers a visitor or a family member and logs in.')
export const saveRegistration = registering(
  '/account/saveRegByValidCode',
  'The same registration, for clients that ask for the code by query.',
)
