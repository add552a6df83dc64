import { type LoginWay, login } from '@campus/contract/account/login.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { ConsentField } from '../../../domain/consent/consent-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { readSession } from '../../../session/session-store.ts'
import { chooseOwnPassword } from '../password/one-time-password.ts'
import { SchoolButton } from '../school/school-button.tsx'
import type { LoginPage } from '../school/use-login-page.ts'
import { useUserType } from '../school/use-user-type.ts'
import { UserTypeChoice } from '../school/user-type-choice.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { emptyLogin, type LoginValues, loginSchema, proofOf } from './login-values.ts'
import { OtherWays } from './other-ways.tsx'
import { WayFields } from './way-fields.tsx'
import { loginWords } from './words.ts'

const LoginCaptcha = lazy(() => import('./login-captcha.tsx'))

const preferredWay = (ways: readonly LoginWay[]): LoginWay => {
  const { loginMode } = readSession()
  return ways.find((way) => way === loginMode) ?? ways[0] ?? 'password'
}

interface LoginFormProps {
  readonly page: LoginPage
  readonly back: string | undefined
}

export function LoginForm({ page, back }: LoginFormProps) {
  const words = useWords(loginWords)
  const wayNames: Record<LoginWay, string> = { password: words.byPassword, phone: words.byPhone, email: words.byEmail }
  const [chosenWay, setWay] = useState(() => preferredWay(page.ways))
  const way = page.ways.includes(chosenWay) ? chosenWay : preferredWay(page.ways)
  const [userType, setUserType] = useUserType(page.userTypes)
  const captcha = useCaptcha(page.isCaptchaAlwaysWanted)
  const form = useForm(loginSchema(way, captcha.answer), emptyLogin, { keep: 'login' })
  const { act } = useAction(login, { quiet: true })
  const place = useRef<HTMLDivElement>(null)
  const consent = { ...page.documents, agreed: true } as const

  const logIn = async (values: LoginValues) => {
    const entering = captcha.withProof(values.captchaAnswer, (captcha) =>
      act({ schoolId: page.school.id, userType, ...proofOf(way, values), captcha, consent, remember: values.remember }),
    )
    const entered = await leadToSecondStep(chooseOwnPassword(values.account, entering), { mode: way, back })
    if (entered) await arrive({ mode: way, isFirstLogin: entered.isFirstLogin, back })
  }

  return (
    <>
      <div className="login-form" ref={place}>
        <SchoolButton school={page.school} />
        <UserTypeChoice offered={page.userTypes} value={userType} onChoose={setUserType} />
        {page.ways.length > 1 && (
          <Choice
            look="tabs"
            label={words.way}
            options={page.ways.map((way) => [way, wayNames[way]] as const)}
            value={way}
            onChoose={(way) => {
              form.clearErrors()
              setWay(way)
            }}
          />
        )}
        <Form form={form} label={words.title} onSubmit={logIn}>
          <WayFields form={form} way={way} schoolId={page.school.id} userType={userType} captcha={captcha} />
          {captcha.isWanted && (
            <Suspense>
              <LoginCaptcha form={form} captcha={captcha} />
            </Suspense>
          )}
          <div className="login-between">
            <CheckboxField form={form} name="remember" label={words.remember} />
            {way === 'password' && <PathLink to={accountPaths.forget}>{words.forgot}</PathLink>}
          </div>
          <ConsentField form={form} />
          <SubmitButton form={form}>{words.logIn}</SubmitButton>
        </Form>
        {page.registrationFor.length > 0 && (
          <p className="login-register">
            {words.noAccount} <PathLink to={accountPaths.chooseUserType}>{words.register}</PathLink>
          </p>
        )}
        <OtherWays form={form} page={page} consent={consent} back={back} />
      </div>
      <DemoAccounts
        page={page}
        onChoose={({ userType, account, password }) => {
          setUserType(userType)
          setWay('password')
          form.setValue('account', account)
          form.setValue('password', password)
          form.setValue('agreed', true, { shouldValidate: true })
          // The way and the user type have to be drawn before the form is sent with them.
          setTimeout(() => place.current?.querySelector('form')?.requestSubmit())
        }}
      />
    </>
  )
}
