import { Refusal } from '@campus/client/failures.ts'
import { CodeOfSixDigits, Consent, Mobile } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useCountdown } from '@campus/ui/time/use-countdown.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useForm } from '../../form/use-form.ts'
import { AttachmentTrial } from './attachment-trial.tsx'
import { LocationTrial } from './location-trial.tsx'
import './playground.css'
import { playgroundWords } from './words.ts'

const Trial = z.object({
  nickname: z.string().trim().min(6).max(50),
  phone: Mobile,
  password: z.string().min(8).max(64),
  code: CodeOfSixDigits,
  outcome: z.enum(['accept', 'blame', 'refuse'], 'required'),
  college: z.string().min(1),
  reason: z.string().trim().min(10).max(500),
  consent: Consent,
})
type Trial = z.infer<typeof Trial>

const start = { nickname: '', phone: '', password: '', code: '', college: '', reason: '' }

export default function FormScreen() {
  const words = useWords(playgroundWords)
  const form = useForm(Trial, start, { keep: 'playground' })
  const { secondsLeft, start: startCountdown } = useCountdown()
  const [accepted, setAccepted] = useState<string>()
  const colleges = Array.from({ length: 24 }, (_, index) => ({ value: String(index + 1), label: words.collegeNumber(index + 1) }))

  const submit = async (values: Trial) => {
    setAccepted(undefined)
    if (values.outcome === 'blame') throw new Refusal('bad_input', words.refused, { phone: words.phoneTaken })
    if (values.outcome === 'refuse') throw new Refusal('limit', words.refused)
    setAccepted(JSON.stringify({ ...values, password: '…' }, null, 2))
  }

  return (
    <div className="playground">
      <Form form={form} onSubmit={submit}>
        <TextField form={form} name="nickname" label={words.nickname} hint={words.nicknameHint} autoComplete="nickname" />
        <TextField form={form} name="phone" label={words.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <PasswordField form={form} name="password" label={words.password} autoComplete="new-password" />
        <CodeField
          form={form}
          name="code"
          label={words.code}
          action={
            <Button color="primary" fill="outline" disabled={secondsLeft > 0} onClick={() => startCountdown(60)}>
              {secondsLeft > 0 ? words.resendIn(secondsLeft) : words.sendCode}
            </Button>
          }
        />
        <SelectField
          form={form}
          name="outcome"
          label={words.outcome}
          options={[
            { value: 'accept', label: words.accept },
            { value: 'blame', label: words.blameField },
            { value: 'refuse', label: words.refuse },
          ]}
        />
        <PickerField form={form} name="college" label={words.college} options={colleges} />
        <TextAreaField form={form} name="reason" label={words.reason} max={500} />
        <AttachmentTrial />
        <LocationTrial />
        <CheckboxField form={form} name="consent" label={words.consent} />
        <SubmitButton form={form}>{words.submit}</SubmitButton>
      </Form>
      {accepted && <pre className="playground-answer">{accepted}</pre>}
    </div>
  )
}
