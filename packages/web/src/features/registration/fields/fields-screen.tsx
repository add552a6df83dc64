import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { checkFields } from '@campus/contract/registration/check.ts'
import { askedFields } from '@campus/contract/registration/fields.ts'
import { RecordedType } from '@campus/contract/registration/states.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { keepable } from '@campus/ui/form/draft.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { useRead } from '../../../api/use-read.ts'
import { CaptchaField } from '../../../domain/captcha/captcha-field.tsx'
import { useCaptcha } from '../../../domain/captcha/use-captcha.ts'
import { ConsentField } from '../../../domain/consent/consent-field.tsx'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../case/case.css'
import { begunCase, filledIn } from '../case/kept-case.ts'
import { FieldInput } from './field-input.tsx'
import { type AskedField, atGivenField, fillable, givenSchema, nothingTyped } from './given-schema.ts'
import { fieldsWords } from './words.ts'

type Page = OutputOf<typeof loginInit>
type Schema = ReturnType<typeof givenSchema>

const Texts = z.record(z.string(), z.string())

/** What was filled in before one came back; of another school or user type it is of no use. */
const startOf = (schoolId: string, userType: RecordedType) => {
  const before = filledIn.read()
  const isSame = before?.schoolId === schoolId && before.userType === userType
  return { ...nothingTyped, ...(isSame && before.values), captchaAnswer: '', agreed: false }
}

interface FieldsFormProps {
  readonly userType: RecordedType
  readonly page: Page
  readonly asked: readonly AskedField[]
}

function FieldsForm({ userType, page, asked }: FieldsFormProps) {
  const words = useWords(fieldsWords)
  const captcha = useCaptcha(true)
  const schoolId = page.school.id
  const form = useForm(givenSchema(asked, captcha.answer), startOf(schoolId, userType), { keep: `registration-${userType}` })

  const check = async ({ captchaAnswer, agreed, ...values }: z.output<Schema>) => {
    const given = { schoolId, userType, fields: values, consent: { ...page.documents, agreed } }
    const { outcome, id } = await captcha.withProof(captchaAnswer, (proof) =>
      atGivenField(send(checkFields, { ...given, captcha: proof ?? { captchaId: '' } })),
    )
    const typed = form.getValues()
    const kept = keepable(Object.fromEntries(asked.map(({ field }) => [field, typed[field]])))
    filledIn.keep({ schoolId, userType, values: Texts.parse(kept) })
    begunCase.keep({ id })
    await open(outcome === 'matched' ? registrationPaths.match : registrationPaths.material, { id })
  }

  return (
    <div className="page-card">
      <Form form={form} onSubmit={check}>
        {asked.map(({ field, label, isRequired }) => (
          <FieldInput key={field} field={field} form={form} schoolId={schoolId} label={label} optional={!isRequired} />
        ))}
        <CaptchaField form={form} captcha={captcha} />
        <ConsentField form={form} />
        <SubmitButton form={form}>{words.next}</SubmitButton>
      </Form>
    </div>
  )
}

function Fields({ userType, page }: { readonly userType: RecordedType; readonly page: Page }) {
  const words = useWords(fieldsWords)
  const say = useSay()
  const language = useLanguage()
  const asked = useRead(askedFields, { schoolId: page.school.id, userType })
  return (
    <>
      <h2>{words.title(say(userTypeNames[userType]), nameIn(page.school, language))}</h2>
      <p className="page-lead">{words.lead}</p>
      <QueryView read={asked}>{(asked) => <FieldsForm userType={userType} page={page} asked={fillable(asked)} />}</QueryView>
    </>
  )
}

function OfSchool({ schoolId, userType }: { readonly schoolId: string | undefined; readonly userType: RecordedType }) {
  const page = useRead(loginInit, schoolId ? { schoolId } : {})
  return (
    <section className="page case-page">
      <QueryView read={page}>{(page) => <Fields userType={userType} page={page} />}</QueryView>
    </section>
  )
}

/** The fields by which the school finds its record of a student or a member of staff. */
export default function FieldsScreen() {
  const { schoolId, ...query } = useQueryOf(registrationPaths.fields)
  const [userType] = useState(() => RecordedType.safeParse(query.userType).data)
  return userType ? <OfSchool schoolId={schoolId} userType={userType} /> : <StepLost first={accountPaths.chooseUserType} />
}
