import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { verifyCaptcha, verifyCode } from '@campus/contract/verification/verify.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { useForm } from '../../../form/use-form.ts'
import './code-way.css'
import { verifyWords } from './words.ts'

const AntiForgeryCode = verifyCode.query.shape.code

interface CodeWayProps {
  readonly code: string
  readonly onAnswer: (outcome: Outcome) => void
}

const withoutCaptcha: CaptchaProof = { captchaId: '' }

/** The code that stands on a paper, with a captcha against guessing. */
export function CodeWay({ code, onAnswer }: CodeWayProps) {
  const words = useWords(verifyWords)
  const captcha = useCaptcha(true, verifyCaptcha)
  const form = useForm(z.object({ code: AntiForgeryCode, captchaAnswer: captcha.answer }), { code, captchaAnswer: '' })
  const { act } = useAction(verifyCode, { quiet: true, withToken: true })
  return (
    <section className="page-card">
      <h2>{words.code}</h2>
      <Form
        form={form}
        label={words.code}
        onSubmit={async ({ code, captchaAnswer }) =>
          onAnswer(await captcha.withProof(captchaAnswer, (proof) => act({ code, ...(proof ?? withoutCaptcha) })))
        }
      >
        <div className="code-way-code">
          <TextField
            form={form}
            name="code"
            label={words.codeLabel}
            hint={words.codeHint}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <CaptchaField form={form} captcha={captcha} />
        <SubmitButton form={form}>{words.check}</SubmitButton>
      </Form>
    </section>
  )
}
