import type { beginSetup } from '@campus/contract/account/second-factor.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { atItsField } from '../../../form/at-its-field.ts'
import { useForm } from '../../../form/use-form.ts'
import './two-step.css'
import { twoStepWords } from './words.ts'

interface SetupCardProps {
  readonly setup: OutputOf<typeof beginSetup>
  readonly submit: string
  readonly onCode: (code: string) => Promise<unknown>
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The key for an authenticator app, as a picture and as text, and the first code that shows the app has it. */
export function SetupCard({ setup: { secret, uri }, submit, onCode }: SetupCardProps) {
  const words = useWords(twoStepWords)
  const form = useForm(z.object({ code: CodeOfSixDigits }), { code: '' })
  return (
    <div className="account-card">
      <ol className="two-step-steps">
        <li>{words.stepInstall}</li>
        <li>
          {words.stepScan}
          <div className="two-step-key">
            <QrCode text={uri} label={words.qrLabel} />
            <p className="account-note">{words.keyText}</p>
            <div className="two-step-secret">
              <code>{inFours(secret)}</code>
              <CopyButton text={secret} label={words.key} />
            </div>
          </div>
        </li>
        <li>{words.stepConfirm}</li>
      </ol>
      <Form form={form} label={words.setUp} onSubmit={({ code }) => atItsField(onCode(code))}>
        <CodeField form={form} name="code" label={words.appCode} hint={words.appCodeHint} />
        <SubmitButton form={form}>{submit}</SubmitButton>
      </Form>
    </div>
  )
}
