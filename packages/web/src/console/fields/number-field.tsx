import { Field } from '@campus/ui/form/field.tsx'
import { type FormField, useComplaint } from '@campus/ui/form/form-field.ts'
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

export interface NumberFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  readonly min: number
  readonly max: number
}

export function NumberField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  min,
  max,
}: NumberFieldProps<Input, Output>) {
  const error = useComplaint({ form, name })
  const asNumber = { valueAsNumber: true } as RegisterOptions<Input, FieldPath<Input>>
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <input
          className="field-box console-figures"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          {...wiring}
          {...form.register(name, asNumber)}
        />
      )}
    </Field>
  )
}
