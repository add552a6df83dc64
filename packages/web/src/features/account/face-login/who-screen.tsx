import { startFaceLogin } from '@campus/contract/account/face-login.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '../account-page.css'
import { ConsentField } from '../../../domain/consent/consent-field.tsx'
import { SchoolButton } from '../school/school-button.tsx'
import { type LoginPage, useLoginPage } from '../school/use-login-page.ts'
import { useUserType } from '../school/use-user-type.ts'
import { UserTypeChoice } from '../school/user-type-choice.tsx'
import { faceLoginProgress } from './progress.ts'
import { WithoutFace } from './without-face.tsx'
import { faceLoginWords } from './words.ts'

const schemaOf = (captchaAnswer: z.ZodType<string, string>) =>
  z.object({
    account: startFaceLogin.body.shape.account,
    captchaAnswer,
    agreed: z.boolean().refine((agreed) => agreed, 'consent'),
  })
type Values = z.infer<ReturnType<typeof schemaOf>>

function WhoForm({ page, back }: { readonly page: LoginPage; readonly back: string | undefined }) {
  const words = useWords(faceLoginWords)
  const [userType, setUserType] = useUserType(page.userTypes)
  const captcha = useCaptcha(page.isCaptchaAlwaysWanted)
  const form = useForm(schemaOf(captcha.answer), { account: '', captchaAnswer: '', agreed: false }, { keep: 'face-login' })
  const begin = async ({ account, captchaAnswer }: Values) => {
    const asked = { schoolId: page.school.id, userType, account, consent: { ...page.documents, agreed: true } as const }
    const started = await captcha.withProof(captchaAnswer, (proof) =>
      send(startFaceLogin, { ...asked, ...(proof === undefined ? {} : { captcha: proof }) }),
    )
    faceLoginProgress.keep({ asked, started, back })
    await open(facesPaths.loginVerify, { back })
  }
  return (
    <div className="account-card">
      <SchoolButton school={page.school} />
      <UserTypeChoice offered={page.userTypes} value={userType} onChoose={setUserType} />
      <Form form={form} onSubmit={begin}>
        <TextField form={form} name="account" label={words.account} autoComplete="username" />
        <CaptchaField form={form} captcha={captcha} />
        <ConsentField form={form} />
        <SubmitButton form={form}>{words.next}</SubmitButton>
      </Form>
      <WithoutFace back={back} />
    </div>
  )
}

/** Who wants to log in by face. */
export default function WhoScreen() {
  const words = useWords(faceLoginWords)
  const { back } = useQueryOf(facesPaths.loginInfo)
  const page = useLoginPage()
  return (
    <section className="account-page">
      <p className="account-lead">{words.lead}</p>
      <QueryView read={page}>{(page) => <WhoForm page={page} back={back} />}</QueryView>
    </section>
  )
}
