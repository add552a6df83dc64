import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { verifyCaptcha, verifyCode } from '@campus/contract/verification/verify.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAct } from '../../../api/use-act.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
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
  const { act } = useAct(verifyCode, { quiet: true, withToken: true })
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
