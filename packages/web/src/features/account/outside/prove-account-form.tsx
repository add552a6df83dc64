import { bindMoreAccount } from '@campus/contract/account/outside.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import '../account-page.css'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { accountHints } from '../school/account-hints.ts'
import { SchoolButton } from '../school/school-button.tsx'
import { type LoginPage, readLoginPage } from '../school/use-login-page.ts'
import { UserTypeChoice } from '../school/user-type-choice.tsx'
import { outsideWords } from './words.ts'

interface ProveAccountFormProps {
  readonly page: LoginPage
  /** From an outside login that belongs to nobody yet; without it the account is joined to the one that is logged in. */
  readonly bindTicket?: string | undefined
  /** How the login goes on where it takes a second step. */
  readonly entering?: Parameters<typeof leadToSecondStep>[1]
  readonly submit: string
  readonly onBound: (outcome: { readonly isFirstLogin: boolean }) => Promise<unknown>
}

const { account, password } = bindMoreAccount.body.shape

/** Shows by its password that an account is one's own. */
export function ProveAccountForm({ page: ownPage, bindTicket, entering, submit, onBound }: ProveAccountFormProps) {
  const words = useWords(outsideWords)
  const say = useSay()
  // The other account may be at another school and of another type: this device keeps its own.
  const [page, setPage] = useState(ownPage)
  const [chosenType, setUserType] = useState(page.userTypes[0] ?? 'student')
  const userType = page.userTypes.includes(chosenType) ? chosenType : (page.userTypes[0] ?? 'student')
  const captcha = useCaptcha(page.isCaptchaAlwaysWanted)
  const form = useForm(z.object({ account, password, captchaAnswer: captcha.answer }), { account: '', password: '', captchaAnswer: '' })
  const { act } = useAction(bindMoreAccount, { quiet: true, withToken: bindTicket === undefined })
  return (
    <div className="account-card">
      <SchoolButton school={page.school} onChoose={async ({ id }) => setPage(await readLoginPage(id))} />
      <UserTypeChoice offered={page.userTypes} value={userType} onChoose={setUserType} />
      <Form
        form={form}
        label={submit}
        onSubmit={async ({ captchaAnswer, ...typed }) => {
          const consent = bindTicket === undefined ? undefined : ({ ...page.documents, agreed: true } as const)
          const proving = captcha.withProof(captchaAnswer, (captcha) =>
            act({ ...typed, schoolId: page.school.id, userType, bindTicket, captcha, consent }),
          )
          const outcome = await (entering ? leadToSecondStep(proving, entering) : proving)
          if (outcome) await onBound(outcome)
        }}
      >
        <TextField form={form} name="account" label={words.account} placeholder={say(accountHints[userType])} autoComplete="username" />
        <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
        <CaptchaField form={form} captcha={captcha} />
        <SubmitButton form={form}>{submit}</SubmitButton>
      </Form>
    </div>
  )
}
