import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { hideInTransit } from '../../../domain/transit/hide-in-transit.ts'
import { useForm } from '../../../form/use-form.ts'
import type { RegistrationCase } from '../case/use-case.ts'

import { useMissing } from '../files/case-files.tsx'
import { progressWords } from './words.ts'

const Typed = z.object({
  idCard: z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? undefined : typed))
    .pipe(IdCardNumber.optional()),
  explanation: z.string().trim().max(500),
})

/** Hands the added material in again; the ID number may be put right once. */
export function MaterialForm({ shown }: { readonly shown: RegistrationCase }) {
  const words = useWords(progressWords)
  const missing = useMissing(shown)
  const { id, mayCorrectIdCard } = shown
  const form = useForm(Typed, { idCard: '', explanation: '' }, { keep: `registration-added-${id}` })
  const { act } = useAction(addMaterial, { changes: [matchedCase], quiet: true })
  const handIn = async ({ idCard, explanation }: z.output<typeof Typed>) => {
    await act({ id, explanation, ...(idCard && { idCard: await hideInTransit(idCard) }) })
    toast(words.sent, 'success')
  }
  return (
    <section className="page-card" aria-label={words.send}>
      <Form form={form} onSubmit={handIn}>
        {mayCorrectIdCard && (
          <TextField form={form} name="idCard" label={words.idCard} hint={words.idCardHint} optional autoComplete="off" maxLength={30} />
        )}
        <TextAreaField form={form} name="explanation" label={words.explanation} optional max={500} rows={3} />
        {missing && <p className="page-note">{missing}</p>}
        <SubmitButton form={form}>{words.send}</SubmitButton>
      </Form>
    </section>
  )
}
