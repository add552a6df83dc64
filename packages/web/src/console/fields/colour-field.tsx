import { Field } from '@campus/ui/form/field.tsx'
import type { FormField } from '@campus/ui/form/form-field.ts'
import { type FieldValues, useController } from 'react-hook-form'
import './fields.css'

export function ColourField<Input extends FieldValues, Output>({ form, name, label }: FormField<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(wiring) => <input className="field-colour" type="color" {...wiring} {...field} />}
    </Field>
  )
}
