import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import type { FieldTexts } from './field.tsx'
import type { FormOf } from './form-of.ts'

/** A field that stands in a form under a name the form's schema knows. */
export interface FormField<Input extends FieldValues, Output> extends FieldTexts {
  readonly form: FormOf<Input, Output>
  readonly name: FieldPath<Input>
}

/** The complaint at one field; only that field is drawn again when it changes. */
export const useComplaint = <Input extends FieldValues, Output>({ form, name }: Pick<FormField<Input, Output>, 'form' | 'name'>) => {
  const state = useFormState({ control: form.control, name })
  return form.getFieldState(name, state).error?.message
}
