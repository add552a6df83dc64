import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { UserType } from '../roles.ts'
import { CaptchaProof } from './captcha.ts'
import { ConsentGiven, LoggedIn, secondStepRefusals } from './login.ts'
import { OutsideProvider } from './outside-provider.ts'
import { TypedPassword } from './password-rules.ts'

/** `proof` is a secret that the device keeps while it is away; without it a foreign link cannot log anybody in. */
const Proof = z.string().min(32).max(100)

const Leaving = z.object({ url: z.string() })
const leavingRefusals = ['school_unknown', 'way_not_open', 'outside_refused', 'outside_unreachable', 'login_required'] as const

/** The versions of the two texts that were agreed to before leaving, for the record of the login. */
const agreed = { privacyPolicy: z.string().max(20).optional(), userAgreement: z.string().max(20).optional() }

/** Where to send the browser, either to log in or to bind the outside account to mine. */
const leaving = <const Path extends `/${string}`, const Extra extends z.ZodRawShape>(path: Path, summary: string, extra: Extra) =>
  call({
    method: 'GET',
    path,
    who: 'public',
    summary,
    query: z.object({ schoolId: Id, purpose: z.enum(['login', 'bind']).default('login'), proof: Proof, ...agreed, ...extra }),
    output: Leaving,
    refusals: leavingRefusals,
    changesState: true,
    proof: ({ purpose }) => purpose === 'bind',
  })

export const wechatUrl = leaving('/wxLogin/genUrl', 'Gives the address at WeChat where the login goes on.', {})
export const wecomUrl = leaving('/qyWxLogin/genUrl', 'Gives the address at WeCom where the login goes on.', {})
export const dingtalkUrl = leaving('/ddLogin/genUrl', 'Gives the address at DingTalk where the login goes on.', {})
export const ssoUrl = leaving('/ssoLogin/genUrl', "Gives the address at the school's single sign-on where the login goes on.", {
  provider: z.enum(['cas', 'oidc']),
})

/** In with a session, bound to me, or known outside but to no account here: then the ticket lets me bind one. */
export const CameBack = z.object({
  outcome: z.enum(['in', 'bound', 'unbound']),
  isFirstLogin: z.boolean(),
  bindTicket: z.string().nullable(),
  outsideName: z.string(),
})

const returned = { code: z.string().min(1).max(2000), state: z.string().min(20).max(200), proof: Proof }
const returnRefusals = [
  'ticket_invalid',
  'outside_refused',
  'outside_unreachable',
  'account_disabled',
  'already_bound',
  ...secondStepRefusals,
] as const

const word = (most: number) => z.string().max(most).default('')

export const wechatLogin = call({
  method: 'POST',
  path: '/wxLogin/wxAutoLogin',
  who: 'public',
  summary: 'Finish a WeChat login with its code: log in, bind, or offer to bind.',
  body: z.object(returned),
  output: CameBack,
  opensSession: true,
  refusals: returnRefusals,
})

export const wechatCallback = call({
  method: 'GET',
  path: '/wxLogin/wxCallBack',
  who: 'public',
  summary: 'WeChat redirect address; passes code and state to the web app.',
  query: z.object({ code: word(2000), state: word(200) }),
  output: { raw: 'redirect' },
})

export const oidcCallback = call({
  method: 'GET',
  path: '/ssoLogin/oidcCallBack',
  who: 'public',
  summary: 'OpenID Connect redirect address; passes the query to the web app.',
  query: z.object({ code: word(2000), state: word(200), iss: word(500), error: word(100) }),
  output: { raw: 'redirect' },
})

export const wecomLogin = call({
  method: 'GET',
  path: '/qyWxLogin/qyWxAutoLogin',
  who: 'public',
  summary: 'Finish a WeCom login with its code: log in, bind, or offer to bind.',
  query: z.object(returned),
  output: CameBack,
  opensSession: true,
  refusals: returnRefusals,
  changesState: true,
})

export const dingtalkLogin = call({
  method: 'GET',
  path: '/ddLogin/auth2',
  who: 'public',
  summary: 'Finish a DingTalk login with its code: log in, bind, or offer to bind.',
  query: z.object(returned),
  output: CameBack,
  opensSession: true,
  refusals: returnRefusals,
  changesState: true,
})

export const ssoLogin = call({
  method: 'POST',
  path: '/ssoLogin/ssoAutoLogin',
  who: 'public',
  summary: 'Finish a single sign-on (a CAS ticket or an OpenID Connect code, given as the whole query): log in, bind, or offer to bind.',
  body: z.object({ provider: z.enum(['cas', 'oidc']), search: z.string().max(4000), state: returned.state, proof: Proof }),
  output: CameBack,
  opensSession: true,
  refusals: returnRefusals,
})

export const bindMoreAccount = call({
  method: 'POST',
  path: '/openApi/bindMoreAccount',
  who: 'public',
  summary:
    'With a bind ticket: bind the external login to an account proved by its password, and log in. Logged in without a ticket: link another account of mine to this one.',
  proof: ({ bindTicket }) => bindTicket === undefined,
  body: z.object({
    bindTicket: z.string().max(100).optional(),
    schoolId: Id,
    userType: UserType,
    account: z.string().trim().min(1).max(254),
    password: TypedPassword,
    captcha: CaptchaProof.optional(),
    consent: ConsentGiven.optional(),
  }),
  sealed: ['password'],
  output: LoggedIn,
  opensSession: true,
  refusals: [
    'wrong_login',
    'new_password_needed',
    'captcha_required',
    'captcha_wrong',
    'account_disabled',
    'try_later',
    'ticket_invalid',
    'already_bound',
    'same_account',
    'login_required',
    'school_unknown',
    ...secondStepRefusals,
  ],
})

export const OwnIdentity = z.object({ provider: OutsideProvider, name: z.string(), createdAt: Instant })

export const ownIdentities = call({
  method: 'GET',
  path: '/my/outside-identities',
  who: 'user',
  summary: 'List the external logins bound to my account.',
  output: z.array(OwnIdentity),
})

export const unbindIdentity = call({
  method: 'POST',
  path: '/my/outside-identities/{provider}/unbind',
  who: 'user',
  summary: 'Unbind an external login from my account.',
  params: z.object({ provider: OutsideProvider }),
  output: Done,
  refusals: ['last_way_in'],
})

export const OwnAccount = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  userType: UserType,
  schoolName: z.string(),
  isThisOne: z.boolean(),
})

export const ownAccounts = call({
  method: 'GET',
  path: '/my/accounts',
  who: 'user',
  summary: 'List my linked accounts.',
  output: z.array(OwnAccount),
})

export const switchAccount = call({
  method: 'POST',
  path: '/my/accounts/{id}/switch',
  who: 'user',
  summary: 'Log in to another linked account of mine without its password.',
  params: z.object({ id: Id }),
  output: LoggedIn,
  opensSession: true,
  refusals: ['account_disabled', ...secondStepRefusals],
})

export const leaveAccount = call({
  method: 'POST',
  path: '/my/accounts/{id}/leave',
  who: 'user',
  summary: 'Unlink one of my accounts.',
  params: z.object({ id: Id }),
  output: Done,
})
