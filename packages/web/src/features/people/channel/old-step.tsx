import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { z } from 'zod'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { type Channel, useCodeSending } from './channel-calls.ts'
import { channelWords } from './words.ts'

interface OldStepProps {
  readonly channel: Channel
  /** The present one, masked. */
  readonly present: string
  /** What the server said about the code typed before. */
  readonly complaint: string | undefined
  readonly onDone: (code: string) => void
}

/** The present channel proves that it is me. */
export function OldStep({ channel, present, complaint, onDone }: OldStepProps) {
  const words = useWords(channelWords)
  const { validFor } = useWords(codeWords)
  const { captcha, answer, sendCode } = useCodeSending(channel)
  const schema = z.object({ oldCode: CodeOfSixDigits, captchaAnswer: answer })
  const form = useForm(schema, { oldCode: '', captchaAnswer: '' })
  const { setError, setValue } = form

  // A touched field is judged while one types: a complaint that went away only on leaving it would move the button under the finger.
  useEffect(() => {
    if (!complaint) return
    setValue('oldCode', '', { shouldTouch: true })
    setError('oldCode', { type: 'server', message: complaint }, { shouldFocus: true })
  }, [complaint, setError, setValue])

  return (
    <Form form={form} label={words.proveOld(channel)} onSubmit={async ({ oldCode }) => onDone(oldCode)}>
      <p className="page-note">{words.present(present)}</p>
      <CodeField
        form={form}
        name="oldCode"
        label={words.oldCode(channel)}
        hint={validFor}
        action={<SendCodeButton form={form} needs={[]} onSend={() => sendCode(form.getValues('captchaAnswer'))} />}
      />
      <CaptchaField form={form} captcha={captcha} />
      <SubmitButton form={form}>{words.next}</SubmitButton>
      <p className="page-note">
        {words.lostOld} <PathLink to={helpPaths.helpDesk}>{words.helpDesk}</PathLink>
      </p>
    </Form>
  )
}
