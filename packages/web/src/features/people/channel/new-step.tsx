import { Refusal } from '@campus/client/failures.ts'
import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { useForm } from '../../../form/use-form.ts'
import { back } from '../../../navigation/navigator.ts'
import { type Channel, targetOf, useChange, useCodeSending } from './channel-calls.ts'
import { channelWords } from './words.ts'

interface NewStepProps {
  readonly channel: Channel
  readonly oldCode: string | undefined
  /** Told what is wrong with the code of the old channel; without an old channel there is no way back. */
  readonly onOldWrong: ((complaint: string | undefined) => void) | undefined
}

const typing = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const

/** The new channel proves that it is mine. */
export function NewStep({ channel, oldCode, onOldWrong }: NewStepProps) {
  const words = useWords(channelWords)
  const { validFor } = useWords(codeWords)
  const { captcha, answer, sendCode } = useCodeSending(channel)
  const schema = z.object({ target: targetOf[channel], newCode: CodeOfSixDigits, captchaAnswer: answer })
  const form = useForm(schema, { target: '', newCode: '', captchaAnswer: '' }, { keep: `change-${channel}` })
  const change = useChange(channel)
  const sendToTarget = () => sendCode(form.getValues('captchaAnswer'), form.getValues('target'))

  const save = async ({ target, newCode }: { readonly target: string; readonly newCode: string }) => {
    try {
      await change({ target, oldCode, newCode })
    } catch (error) {
      const complaint = error instanceof Refusal ? error.fields['oldCode'] : undefined
      if (complaint) onOldWrong?.(complaint)
      throw error
    }
    toast(words.changed, 'success')
    back()
  }

  return (
    <Form form={form} label={words.proveNew(channel)} onSubmit={save}>
      <TextField form={form} name="target" label={words.target(channel)} {...typing[channel]} />
      <CodeField
        form={form}
        name="newCode"
        label={words.newCode(channel)}
        hint={validFor}
        action={<SendCodeButton form={form} needs={['target']} onSend={sendToTarget} />}
      />
      <CaptchaField form={form} captcha={captcha} />
      <SubmitButton form={form}>{words.save}</SubmitButton>
      {onOldWrong && (
        <Button fill="none" onClick={() => onOldWrong(undefined)}>
          {words.before}
        </Button>
      )}
    </Form>
  )
}
