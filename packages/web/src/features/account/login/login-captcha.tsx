import type { FormOf } from '@campus/ui/form/form-of.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import type { CaptchaState } from '../../../domain/captcha/use-captcha.ts'
import type { LoginValues } from './login-values.ts'

interface LoginCaptchaProps {
  readonly form: FormOf<LoginValues, LoginValues>
  readonly captcha: CaptchaState
}

/** Hardly anybody is asked for one: it comes when it is wanted. */
export default function LoginCaptcha({ form, captcha }: LoginCaptchaProps) {
  return <CaptchaField form={form} captcha={captcha} />
}
