import { type LoginWay, login } from '@campus/contract/account/login.ts'
import { TypedPassword } from '@campus/contract/account/password-rules.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { CodeOfSixDigits, Email, Mobile } from '@campus/contract/fields.ts'
import { z } from 'zod'

/** All three ways share one form, so that nothing typed is lost between them. */
export interface LoginValues {
  readonly account: string
  readonly password: string
  readonly phone: string
  readonly email: string
  readonly code: string
  readonly captchaAnswer: string
  readonly agreed: boolean
  readonly remember: boolean
}

export const emptyLogin: LoginValues = {
  account: '',
  password: '',
  phone: '',
  email: '',
  code: '',
  captchaAnswer: '',
  agreed: false,
  remember: false,
}

type Text = z.ZodType<string, string>

/** A way asks only for what it uses. */
const asked: Record<LoginWay, Partial<Record<'account' | 'password' | 'phone' | 'email' | 'code', Text>>> = {
  password: { account: login.body.shape.account.unwrap(), password: TypedPassword },
  phone: { phone: Mobile, code: CodeOfSixDigits },
  email: { email: Email, code: CodeOfSixDigits },
}

const anything: Text = z.string()

export const loginSchema = (way: LoginWay, captchaAnswer: Text): z.ZodType<LoginValues, LoginValues> =>
  z.object({
    account: anything,
    password: anything,
    phone: anything,
    email: anything,
    code: anything,
    ...asked[way],
    captchaAnswer,
    agreed: z.boolean().refine((agreed) => agreed, 'consent'),
    remember: z.boolean(),
  })

type Proof = Pick<GivenTo<typeof login>, 'way' | 'account' | 'password' | 'phone' | 'email' | 'code'>

/** What this way sends, and nothing typed under another. */
export const proofOf = (way: LoginWay, { account, password, phone, email, code }: LoginValues): Proof => {
  if (way === 'password') return { way, account, password }
  return way === 'phone' ? { way, phone, code } : { way, email, code }
}
