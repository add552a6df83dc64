import { Field } from '@campus/ui/form/field.tsx'
import { type FormField, useComplaint } from '@campus/ui/form/form-field.ts'
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'

export interface NumberFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  readonly min: number
  readonly max: number
  /** Whole numbers unless it says otherwise. */
  readonly step?: number
}

export function NumberField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  min,
  max,
  step = 1,
}: NumberFieldProps<Input, Output>) {
  const error = useComplaint({ form, name })
  const asNumber = { valueAsNumber: true } as RegisterOptions<Input, FieldPath<Input>>
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <input
          className="field-box console-figures"
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          {...wiring}
          {...form.register(name, asNumber)}
        />
      )}
    </Field>
  )
}
