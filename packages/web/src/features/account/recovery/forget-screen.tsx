import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import { findByEmail, findByIdCard, findByPhone } from '@campus/contract/account/recovery.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import type { UserType } from '@campus/contract/roles.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import '../account-page.css'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { oneTimeProgress } from '../password/one-time-password.ts'
import { SchoolButton } from '../school/school-button.tsx'
import { type LoginPage, useLoginPage } from '../school/use-login-page.ts'
import { useUserType } from '../school/use-user-type.ts'
import { UserTypeChoice } from '../school/user-type-choice.tsx'
import { type FindValues, findSchema } from './find-values.ts'
import { type RecoveryWay, recoveryProgress } from './recovery-progress.ts'
import { sendRecoveryCode } from './send-recovery-code.ts'
import { recoveryWords } from './words.ts'

interface Asked {
  readonly schoolId: string
  readonly userType: UserType
  readonly captcha: CaptchaProof
}

const find = (way: RecoveryWay, asked: Asked, { phone, email, idCard }: FindValues) => {
  if (way === 'phone') return send(findByPhone, { ...asked, phone })
  return way === 'email' ? send(findByEmail, { ...asked, email }) : send(findByIdCard, { ...asked, idCard })
}

function FindForm({ page }: { readonly page: LoginPage }) {
  const words = useWords(recoveryWords)
  const [way, setWay] = useState<RecoveryWay>(() => recoveryProgress.read()?.way ?? 'phone')
  const [userType, setUserType] = useUserType(page.userTypes)
  const captcha = useCaptcha(true)
  const form = useForm(findSchema(way, captcha.answer), { phone: '', email: '', idCard: '', captchaAnswer: '' }, { keep: 'forget' })
  const ways = [
    ['phone', words.byPhone],
    ['email', words.byEmail],
    ['idCard', words.byIdCard],
  ] as const

  const begin = async (values: FindValues) => {
    const asked = { schoolId: page.school.id, userType }
    const { recoveryId, channels } = await captcha.withProof(values.captchaAnswer, (proof) =>
      find(way, { ...asked, captcha: proof ?? { captchaId: '' } }, values),
    )
    const progress = { ...asked, way, recoveryId, channels, nextCodeAt: {} }
    oneTimeProgress.forget()
    recoveryProgress.keep(progress)
    const channel = way === 'idCard' ? (channels[0] ?? 'phone') : way
    // The next screen can send it again: a code that did not leave is no reason to stay here.
    await sendRecoveryCode(progress, channel).catch(toastFailure)
    await open(channel === 'phone' ? accountPaths.phoneCode : accountPaths.emailCode)
  }

  return (
    <div className="account-card">
      <SchoolButton school={page.school} />
      <UserTypeChoice offered={page.userTypes} value={userType} onChoose={setUserType} />
      <Choice
        look="tabs"
        label={words.way}
        options={ways}
        value={way}
        onChoose={(way) => {
          form.clearErrors()
          setWay(way)
        }}
      />
      <Form form={form} onSubmit={begin} keepsDraft>
        {way === 'phone' && (
          <TextField form={form} name="phone" type="tel" inputMode="tel" label={words.phone} autoComplete="tel-national" />
        )}
        {way === 'email' && <TextField form={form} name="email" type="email" inputMode="email" label={words.email} autoComplete="email" />}
        {way === 'idCard' && <TextField form={form} name="idCard" label={words.idCard} autoComplete="off" maxLength={18} />}
        <CaptchaField form={form} captcha={captcha} />
        <SubmitButton form={form}>{words.next}</SubmitButton>
      </Form>
    </div>
  )
}

export default function ForgetScreen() {
  const words = useWords(recoveryWords)
  const page = useLoginPage()
  return (
    <section className="account-page">
      <p className="account-lead">{words.lead}</p>
      <QueryView read={page}>{(page) => <FindForm page={page} />}</QueryView>
    </section>
  )
}
