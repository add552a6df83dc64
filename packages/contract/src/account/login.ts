import { z } from 'zod'
import { call, Done } from '../call.ts'
import { CodeOfSixDigits, Consent, Email, Id, Mobile } from '../fields.ts'
import { UserType } from '../roles.ts'
import { CaptchaProof } from './captcha.ts'
import { TypedPassword } from './password-rules.ts'

export const loginWays = ['password', 'phone', 'email'] as const
export const LoginWay = z.enum(loginWays)
export type LoginWay = z.infer<typeof LoginWay>

/** What a login returns besides the session: whether basic information should be completed first. */
export const LoggedIn = z.object({ isFirstLogin: z.boolean() })

/** The two texts everybody agrees to at the door, by the version shown. */
export const ConsentGiven = z.object({ privacyPolicy: z.string().max(20), userAgreement: z.string().max(20), agreed: Consent })

const needs: Record<LoginWay, readonly string[]> = { password: ['account', 'password'], phone: ['phone', 'code'], email: ['email', 'code'] }

/** Every way in may lead to a second step first: see `SecondStepNeeded`. */
export const secondStepRefusals = ['second_factor_needed', 'second_factor_setup_needed'] as const

export const login = call({
  method: 'POST',
  path: '/openApi/login',
  who: 'public',
  summary: 'Log in by password, by a code sent to the phone, or by a code sent to the email address.',
  body: z
    .object({
      schoolId: Id,
      userType: UserType,
      way: LoginWay,
      account: z.string().trim().min(1).max(254).optional(),
      password: TypedPassword.optional(),
      phone: Mobile.optional(),
      email: Email.optional(),
      code: CodeOfSixDigits.optional(),
      captcha: CaptchaProof.optional(),
      consent: ConsentGiven,
      remember: z.boolean().default(false),
    })
    .superRefine((given, issues) => {
      for (const name of needs[given.way]) {
        if (given[name as keyof typeof given] === undefined) issues.addIssue({ code: 'custom', message: 'required', path: [name] })
      }
    }),
  sealed: ['password'],
  output: LoggedIn,
  opensSession: true,
  refusals: [
    'wrong_login',
    'new_password_needed',
    'captcha_required',
    'captcha_wrong',
    'code_wrong',
    'account_disabled',
    'try_later',
    'school_unknown',
    'way_not_open',
    ...secondStepRefusals,
  ],
})

export const loginByTicket = call({
  method: 'POST',
  path: '/openApi/userIdLogin/{id}',
  who: 'public',
  summary: 'Log in with the one-time ticket (60 seconds) of a confirmed PC login or a face check.',
  params: z.object({ id: z.string().min(20).max(100) }),
  output: LoggedIn,
  opensSession: true,
  refusals: ['ticket_invalid', 'account_disabled', ...secondStepRefusals],
})

export const logout = call({
  method: 'GET',
  path: '/tcyApi/logoutCMS',
  who: 'user',
  summary: 'End this session and its remember token; in single sign-on mode, return the address where the logout continues.',
  output: z.object({ logoutUrl: z.string().nullable() }),
  changesState: true,
})

export const ownLoginCode = call({
  method: 'GET',
  path: '/system/user/getUserLoginCode',
  who: 'user',
  summary: 'Create a one-time code, valid for 60 seconds, to show to a terminal; it opens a visit there but no session.',
  output: z.object({ code: z.string(), expiresIn: z.number().int() }),
  changesState: true,
})

export const isFirstLogin = call({
  method: 'GET',
  path: '/monitor/logininfor/getIsFirstLogin',
  who: 'user',
  summary: 'Whether this is the first login, so that basic information should be completed.',
  output: z.object({ isFirstLogin: z.boolean() }),
})

export const setLanguage = call({
  method: 'GET',
  path: '/lang/{lang}',
  who: 'public',
  summary: 'Set the language of responses and, when logged in, of mail and messages.',
  params: z.object({ lang: z.string().max(10) }),
  output: Done,
  changesState: true,
})
