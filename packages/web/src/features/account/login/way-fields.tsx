import { sendEmailCode, sendPhoneCode } from '@campus/contract/account/codes.ts'
import type { LoginWay } from '@campus/contract/account/login.ts'
import type { UserType } from '@campus/contract/roles.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import type { CaptchaState } from '../../../domain/captcha/use-captcha.ts'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { accountHints } from '../school/account-hints.ts'
import type { LoginValues } from './login-values.ts'
import { loginWords } from './words.ts'

interface WayFieldsProps {
  readonly form: FormOf<LoginValues, LoginValues>
  readonly way: LoginWay
  readonly schoolId: string
  readonly userType: UserType
  readonly captcha: CaptchaState
}

function CodeWay({ form, way, schoolId, userType, captcha }: WayFieldsProps & { readonly way: 'phone' | 'email' }) {
  const words = useWords(codeWords)
  const sendCode = () => {
    const { phone, email, captchaAnswer } = form.getValues()
    return captcha.withProof(captchaAnswer, (captcha) =>
      way === 'phone'
        ? send(sendPhoneCode, { schoolId, userType, phone, captcha })
        : send(sendEmailCode, { schoolId, userType, email, captcha }),
    )
  }
  return (
    <CodeField
      form={form}
      name="code"
      label={words.code}
      hint={words.validFor}
      action={<SendCodeButton key={way} form={form} needs={[way, 'captchaAnswer']} onSend={sendCode} />}
    />
  )
}

/** What each way in asks for. */
export function WayFields(props: WayFieldsProps) {
  const words = useWords(loginWords)
  const say = useSay()
  const { form, way, userType } = props
  if (way === 'password')
    return (
      <>
        <TextField form={form} name="account" label={words.account} placeholder={say(accountHints[userType])} autoComplete="username" />
        <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
      </>
    )
  return (
    <>
      {way === 'phone' ? (
        <TextField form={form} name="phone" type="tel" inputMode="tel" label={words.phone} autoComplete="tel-national" />
      ) : (
        <TextField form={form} name="email" type="email" inputMode="email" label={words.email} autoComplete="email" />
      )}
      <CodeWay {...props} way={way} />
    </>
  )
}
