import { bindMoreAccount } from '@campus/contract/account/outside.ts'
import { z } from 'zod'
import { useAct } from '../../../api/use-act.ts'
import { Form } from '../../../parts/form/form.tsx'
import { PasswordField } from '../../../parts/form/password-field.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { useWords } from '../../../words/words.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { SchoolButton } from '../school/school-button.tsx'
import type { LoginPage } from '../school/use-login-page.ts'
import { useUserType } from '../school/use-user-type.ts'
import { UserTypeChoice } from '../school/user-type-choice.tsx'
import { outsideWords } from './words.ts'

interface ProveAccountFormProps {
  readonly page: LoginPage
  /** From an outside login that belongs to nobody yet; without it the account is joined to the one that is logged in. */
  readonly bindTicket?: string | undefined
  readonly submit: string
  readonly onBound: (outcome: { readonly isFirstLogin: boolean }) => Promise<unknown>
}

const { account, password } = bindMoreAccount.body.shape

/** Shows by its password that an account is one's own. */
export function ProveAccountForm({ page, bindTicket, submit, onBound }: ProveAccountFormProps) {
  const words = useWords(outsideWords)
  const [userType, setUserType] = useUserType(page.userTypes)
  const captcha = useCaptcha(page.isCaptchaAlwaysWanted)
  const form = useForm(z.object({ account, password, captchaAnswer: captcha.answer }), { account: '', password: '', captchaAnswer: '' })
  const { act } = useAct(bindMoreAccount, { quiet: true, withToken: bindTicket === undefined })
  return (
    <div className="login-form">
      <SchoolButton school={page.school} />
      <UserTypeChoice offered={page.userTypes} value={userType} onChoose={setUserType} />
      <Form
        form={form}
        label={submit}
        onSubmit={async ({ captchaAnswer, ...typed }) => {
          const consent = bindTicket === undefined ? undefined : ({ ...page.documents, agreed: true } as const)
          const outcome = await captcha.withProof(captchaAnswer, (captcha) =>
            act({ ...typed, schoolId: page.school.id, userType, bindTicket, captcha, consent }),
          )
          await onBound(outcome)
        }}
      >
        <TextField form={form} name="account" label={words.account} placeholder={words.accountHint} autoComplete="username" />
        <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
        <CaptchaField form={form} captcha={captcha} />
        <SubmitButton form={form}>{submit}</SubmitButton>
      </Form>
    </div>
  )
}
