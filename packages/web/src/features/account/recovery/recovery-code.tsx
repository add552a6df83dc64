import { judgeEmailAndCode, judgePhoneAndCode } from '@campus/contract/account/codes.ts'
import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '../account-page.css'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { atItsField } from '../../../form/at-its-field.ts'
import { type Channel, type RecoveryProgress, recoveryProgress, secondsUntil } from './recovery-progress.ts'
import { sendRecoveryCode } from './send-recovery-code.ts'
import { recoveryWords } from './words.ts'

interface CodeStepProps {
  readonly channel: Channel
  readonly progress: RecoveryProgress
}

function CodeStep({ channel, progress }: CodeStepProps) {
  const words = useWords(recoveryWords)
  const { code, validFor } = useWords(codeWords)
  const captcha = useCaptcha(false)
  const form = useForm(z.object({ code: CodeOfSixDigits, captchaAnswer: captcha.answer }), { code: '', captchaAnswer: '' })
  const { act } = useAction(channel === 'phone' ? judgePhoneAndCode : judgeEmailAndCode, { quiet: true })
  const [waitsAtFirst] = useState(() => secondsUntil(progress.nextCodeAt[channel], Date.now()))
  const other = progress.channels.find((one) => one !== channel)

  const sendAgain = () =>
    captcha.withProof(form.getValues('captchaAnswer'), (proof) => sendRecoveryCode(recoveryProgress.read() ?? progress, channel, proof))

  const check = async ({ code }: { readonly code: string }) => {
    const { ticket, account } = await atItsField(act({ recoveryId: progress.recoveryId, code }))
    recoveryProgress.keep({ ...progress, proof: { ticket, account } })
    await redirect(accountPaths.newPassword)
  }

  return (
    <div className="account-card">
      <Form form={form} onSubmit={check}>
        <CodeField
          form={form}
          name="code"
          label={code}
          hint={validFor}
          action={<SendCodeButton form={form} needs={['captchaAnswer']} onSend={sendAgain} waitsAtFirst={waitsAtFirst} />}
        />
        <CaptchaField form={form} captcha={captcha} />
        <SubmitButton form={form}>{words.check}</SubmitButton>
        {other && (
          <Button fill="none" onClick={() => void redirect(other === 'phone' ? accountPaths.phoneCode : accountPaths.emailCode)}>
            {other === 'phone' ? words.toPhone : words.toEmail}
          </Button>
        )}
      </Form>
    </div>
  )
}

/** The second step of a recovery, over one channel. */
export function RecoveryCode({ channel }: { readonly channel: Channel }) {
  const words = useWords(recoveryWords)
  const [progress] = useState(recoveryProgress.read)
  if (!progress?.channels.includes(channel)) return <StepLost first={accountPaths.forget} />
  return (
    <section className="account-page">
      <h2>{channel === 'phone' ? words.phoneTitle : words.emailTitle}</h2>
      <p className="account-lead">{words.sentNote}</p>
      <CodeStep channel={channel} progress={progress} />
    </section>
  )
}
