import { matchedCase } from '@campus/contract/registration/case.ts'
import { fieldsStillMissing } from '@campus/contract/registration/fields.ts'
import { addMaterial } from '@campus/contract/registration/hand-in.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { type AskedField, atGivenField, fieldShape, fillable, nothingTyped } from '../fields/given-schema.ts'
import { useMissing } from '../files/case-files.tsx'
import { progressWords } from './words.ts'

interface AddedFormProps {
  readonly shown: RegistrationCase
  /** What the case does not say yet; all of it may be left out. */
  readonly lacking: readonly AskedField[]
}

function AddedForm({ shown, lacking }: AddedFormProps) {
  const words = useWords(progressWords)
  const missing = useMissing(shown)
  const { id, schoolId, mayCorrectIdCard } = shown
  const correctable: AskedField = { field: 'idCard', label: words.idCard, isRequired: false }
  const schema = z.object({ ...fieldShape([...lacking, correctable]), explanation: z.string().trim().max(500) })
  const form = useForm(schema, { ...nothingTyped, explanation: '' }, { keep: `registration-added-${id}` })
  const { act } = useAction(addMaterial, { changes: [matchedCase], quiet: true })
  const handIn = async ({ idCard, explanation, ...fields }: z.output<typeof schema>) => {
    await atGivenField(act({ id, explanation, fields, ...(idCard && { idCard }) }))
    toast(words.sent, 'success')
  }
  return (
    <Form form={form} onSubmit={handIn}>
      {lacking.map(({ field, label }) => (
        <FieldInput key={field} field={field} form={form} schoolId={schoolId} label={label} optional />
      ))}
      {mayCorrectIdCard && (
        <TextField form={form} name="idCard" label={words.idCard} hint={words.idCardHint} optional autoComplete="off" maxLength={30} />
      )}
      <TextAreaField form={form} name="explanation" label={words.explanation} optional max={500} rows={3} />
      {missing && <p className="page-note">{missing}</p>}
      <SubmitButton form={form}>{words.send}</SubmitButton>
    </Form>
  )
}

/** Hands the added material in again, with the fields that were left out; the ID number may be put right once. */
export function MaterialForm({ shown }: { readonly shown: RegistrationCase }) {
  const words = useWords(progressWords)
  const read = useRead(fieldsStillMissing, { id: shown.id })
  return (
    <section className="page-card" aria-label={words.send}>
      <QueryView read={read}>
        {(asked) => <AddedForm shown={shown} lacking={fillable(asked).map((field) => ({ ...field, isRequired: false }))} />}
      </QueryView>
    </section>
  )
}
