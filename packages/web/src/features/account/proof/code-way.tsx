import { proveByCode, sendProofCode } from '@campus/contract/account/proof.ts'
import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { requireAnswer } from '../../../domain/captcha/require-answer.ts'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { atItsField } from '../../../form/at-its-field.ts'
import { useForm } from '../../../form/use-form.ts'
import { proofWords } from './words.ts'

interface CodeWayProps {
  readonly channel: 'phone' | 'email'
  /** The masked phone or address. */
  readonly to: string
  readonly onProved: () => void
}

const schema = z.object({ code: CodeOfSixDigits, captchaAnswer: z.string() })

export function CodeWay({ channel, to, onProved }: CodeWayProps) {
  const words = useWords(proofWords)
  const { validFor } = useWords(codeWords)
  const captcha = useCaptcha(false)
  const form = useForm(schema, { code: '', captchaAnswer: '' })

  const sendCode = async () => {
    const answer = form.getValues('captchaAnswer')
    requireAnswer(captcha, answer)
    return captcha.withProof(answer, (proof) => send(sendProofCode, { channel, ...(proof && { captcha: proof }) }))
  }

  return (
    <Form
      form={form}
      label={words.wayName(channel)}
      onSubmit={({ code }) => atItsField(send(proveByCode, { channel, code })).then(onProved)}
    >
      <p className="account-note">{words.sentTo(to)}</p>
      <CodeField
        form={form}
        name="code"
        label={words.code}
        hint={validFor}
        action={<SendCodeButton form={form} needs={[]} onSend={sendCode} />}
      />
      <CaptchaField form={form} captcha={captcha} />
      <SubmitButton form={form}>{words.confirm}</SubmitButton>
    </Form>
  )
}
