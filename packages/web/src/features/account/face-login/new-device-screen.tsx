import { confirmFaceLogin } from '@campus/contract/account/face-login.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { codeWords } from '../../../domain/codes/words.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '../account-page.css'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { enterByTicket } from './enter-by-ticket.ts'
import { faceLoginProgress } from './progress.ts'
import { WithoutFace } from './without-face.tsx'
import { faceLoginWords } from './words.ts'

const Code = confirmFaceLogin.body.pick({ code: true })

function CodeForm({ ticket, to, back }: { readonly ticket: string; readonly to: string; readonly back: string | undefined }) {
  const words = useWords(faceLoginWords)
  const { validFor } = useWords(codeWords)
  const form = useForm(Code, { code: '' })
  const confirm = async ({ code }: { code: string }) => {
    const { loginTicket } = await send(confirmFaceLogin, { ticket, code })
    await enterByTicket(loginTicket, back)
  }
  return (
    <section className="account-page">
      <h2>{words.newDevice}</h2>
      <p className="account-lead">{words.newDeviceText(to)}</p>
      <div className="account-card">
        <Form form={form} onSubmit={confirm}>
          <CodeField form={form} name="code" label={words.code} hint={validFor} />
          <SubmitButton form={form}>{words.logIn}</SubmitButton>
        </Form>
        <WithoutFace back={back} />
        <Button block fill="none" onClick={() => void redirect(facesPaths.loginInfo, { back })}>
          {words.again}
        </Button>
      </div>
    </section>
  )
}

/** The face has passed on a device where the account was never open: a code is needed as well. */
export default function NewDeviceScreen() {
  const [progress] = useState(faceLoginProgress.read)
  if (!progress?.codeNeeded) return <StepLost first={facesPaths.loginInfo} />
  return <CodeForm {...progress.codeNeeded} back={progress.back} />
}
