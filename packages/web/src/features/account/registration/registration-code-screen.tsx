import { register, sendRegisterCode } from '@campus/contract/account/registration.ts'
import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import '../account-page.css'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { proveByDevice } from '../../../domain/captcha/prove-by-device.ts'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { isSaidTwice, newPasswordFields, saidDifferently } from '../../../domain/password/new-password.ts'
import { NewPasswordInputs } from '../../../domain/password/new-password-inputs.tsx'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { atItsField } from '../../../form/at-its-field.ts'
import { secondsUntil } from '../recovery/recovery-progress.ts'
import type { LoginPage } from '../school/use-login-page.ts'
import { channelOf, readSelfRegistration, registrationProgress, type SelfRegistration } from './registration-progress.ts'
import { registrationWords } from './words.ts'

type Asked = NonNullable<SelfRegistration['asked']>

interface CodeFormProps {
  readonly progress: SelfRegistration
  readonly asked: Asked
  readonly page: LoginPage
}

function CodeForm({ progress: { schoolId, userType }, asked, page: { passwordMost: most, documents } }: CodeFormProps) {
  const words = useWords(registrationWords)
  const { code, validFor } = useWords(codeWords)
  const account = asked.target
  const schema = z.object({ code: CodeOfSixDigits, ...newPasswordFields({ most, account }) }).refine(isSaidTwice, saidDifferently)
  const form = useForm(schema, { code: '', password: '', passwordAgain: '' })
  const { act } = useAction(register, { quiet: true })
  const [waitsAtFirst] = useState(() => secondsUntil(asked.nextCodeAt, Date.now()))
  const channel = channelOf(asked)

  const sendAgain = async () => send(sendRegisterCode, { schoolId, userType, ...channel, captcha: await proveByDevice() })

  const finish = async ({ code, password, passwordAgain }: z.output<typeof schema>) => {
    const consent = { ...documents, agreed: true } as const
    const given = { schoolId, userType, ...channel, name: asked.name, code, password, confirmation: passwordAgain, consent }
    const { isFirstLogin } = await atItsField(act(given))
    registrationProgress.forget()
    toast(words.welcome, 'success')
    await arrive({ mode: 'password', isFirstLogin })
  }

  return (
    <div className="account-card">
      <Form form={form} onSubmit={finish}>
        <CodeField
          form={form}
          name="code"
          label={code}
          hint={validFor}
          action={<SendCodeButton form={form} needs={[]} onSend={sendAgain} waitsAtFirst={waitsAtFirst} />}
        />
        <NewPasswordInputs form={form} most={most} account={account} />
        <SubmitButton form={form}>{words.finish}</SubmitButton>
      </Form>
    </div>
  )
}

function CodeStep({ progress, asked }: { readonly progress: SelfRegistration; readonly asked: Asked }) {
  const words = useWords(registrationWords)
  const page = useRead(loginInit, { schoolId: progress.schoolId })
  return (
    <section className="account-page">
      <h2>{words.codeTitle}</h2>
      <p className="account-lead">{words.codeLead(asked.target)}</p>
      <QueryView read={page}>{(page) => <CodeForm progress={progress} asked={asked} page={page} />}</QueryView>
    </section>
  )
}

/** The last step of a registration: the code proves the channel, and the account gets its password. */
export default function RegistrationCodeScreen() {
  const [progress] = useState(readSelfRegistration)
  if (!progress?.asked) return <StepLost first={accountPaths.chooseUserType} />
  return <CodeStep progress={progress} asked={progress.asked} />
}
