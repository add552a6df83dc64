import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { FieldCounter } from './field-counter.tsx'
import { type FormField, useComplaint } from './form-field.ts'

interface TextAreaFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  readonly max: number
  readonly rows?: number
}

export function TextAreaField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  max,
  rows = 4,
}: TextAreaFieldProps<Input, Output>) {
  const error = useComplaint({ form, name })
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <>
          <textarea className="field-box field-area" rows={rows} {...wiring} {...form.register(name)} />
          <FieldCounter form={form} name={name} max={max} />
        </>
      )}
    </Field>
  )
}
