import { CodeOfSixDigits, Email, Mobile } from '@campus/contract/fields.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { channelGiven } from '../account/account-values.ts'
import { ChannelInputs } from '../account/channel-inputs.tsx'
import { accountWords } from '../account/words.ts'
import { filledIn } from '../case/kept-case.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import { useMissing } from '../files/case-files.tsx'
import { materialWords } from './words.ts'

type Reach = 'email' | 'phone'

const typedFor = (reach: Reach) =>
  z.object({
    email: reach === 'email' ? Email : z.string(),
    phone: reach === 'phone' ? Mobile : z.string(),
    code: reach === 'phone' ? CodeOfSixDigits : z.string(),
    explanation: z.string().trim().max(500),
  })

/** Where notices go, and what the papers do not say. */
export function UnmatchedForm({ shown }: { readonly shown: RegistrationCase }) {
  const words = useWords(materialWords)
  const { email, phone } = useWords(accountWords)
  const missing = useMissing(shown)
  const { id } = shown
  const [reach, setReach] = useState<Reach>('email')
  const form = useForm(typedFor(reach), { email: '', phone: '', code: '', explanation: '' }, { keep: `registration-material-${id}` })
  const { act } = useAction(handInUnmatched, { changes: [matchedCase], quiet: true })
  const handIn = async ({ explanation, code, ...typed }: z.output<ReturnType<typeof typedFor>>) => {
    await act({ id, explanation, ...channelGiven(reach, typed), ...(reach === 'phone' && { code }) })
    filledIn.forget()
    toast(words.handedIn, 'success')
    await redirect(registrationPaths.progress, { id })
  }
  return (
    <section className="page-card" aria-label={words.contact}>
      <Form form={form} onSubmit={handIn}>
        <Choice
          label={words.reach}
          options={[
            ['email', email],
            ['phone', phone],
          ]}
          value={reach}
          onChoose={(next) => {
            form.clearErrors()
            setReach(next)
          }}
        />
        <ChannelInputs form={form} caseId={id} channel={reach} hint={words.reachHint} isProved={reach === 'phone'} />
        <TextAreaField form={form} name="explanation" label={words.explanation} optional max={500} rows={3} />
        {missing && <p className="page-note">{missing}</p>}
        <SubmitButton form={form}>{words.handIn}</SubmitButton>
      </Form>
    </section>
  )
}
