import { sendRegisterCode } from '@campus/contract/account/registration.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import '../account-page.css'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { ConsentField } from '../../../domain/consent/consent-field.tsx'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { channelOf, readSelfRegistration, registrationProgress, type SelfRegistration } from './registration-progress.ts'
import { type RegistrationChannel, type RegistrationValues, registrationSchema } from './registration-values.ts'
import { registrationWords } from './words.ts'

const empty: RegistrationValues = { name: '', phone: '', email: '', captchaAnswer: '', agreed: false }

function RegistrationForm({ progress }: { readonly progress: SelfRegistration }) {
  const words = useWords(registrationWords)
  const [channel, setChannel] = useState<RegistrationChannel>('phone')
  const captcha = useCaptcha(true)
  const form = useForm(registrationSchema(channel, captcha.answer), empty, { keep: 'registration' })
  const { schoolId, userType } = progress
  const channels = [
    ['phone', words.phone],
    ['email', words.email],
  ] as const

  const ask = async ({ name, phone, email, captchaAnswer }: RegistrationValues) => {
    const target = channel === 'phone' ? phone : email
    const { resendAfter } = await captcha.withProof(captchaAnswer, (proof) =>
      send(sendRegisterCode, { schoolId, userType, ...channelOf({ channel, target }), captcha: proof ?? { captchaId: '' } }),
    )
    registrationProgress.keep({ ...progress, asked: { name, channel, target, nextCodeAt: Date.now() + resendAfter * 1000 } })
    await open(accountPaths.registrationCode)
  }

  return (
    <div className="account-card">
      <Form form={form} onSubmit={ask}>
        <TextField form={form} name="name" label={words.name} autoComplete="name" maxLength={50} />
        <Choice label={words.channel} options={channels} value={channel} onChoose={setChannel} />
        {channel === 'phone' ? (
          <TextField form={form} name="phone" type="tel" inputMode="tel" label={words.phone} autoComplete="tel-national" />
        ) : (
          <TextField form={form} name="email" type="email" inputMode="email" label={words.email} autoComplete="email" />
        )}
        <CaptchaField form={form} captcha={captcha} />
        <ConsentField form={form} />
        <SubmitButton form={form}>{words.sendCode}</SubmitButton>
      </Form>
    </div>
  )
}

function Heading({ progress: { schoolId, userType } }: { readonly progress: SelfRegistration }) {
  const words = useWords(registrationWords)
  const say = useSay()
  const language = useLanguage()
  const { data: page } = useRead(loginInit, { schoolId })
  return page ? <h2>{words.formLead(say(userTypeNames[userType]), nameIn(page.school, language))}</h2> : null
}

export default function RegistrationScreen() {
  const [progress] = useState(readSelfRegistration)
  if (!progress?.hasReadNotice) return <StepLost first={accountPaths.chooseUserType} />
  return (
    <section className="account-page">
      <Heading progress={progress} />
      <RegistrationForm progress={progress} />
    </section>
  )
}
