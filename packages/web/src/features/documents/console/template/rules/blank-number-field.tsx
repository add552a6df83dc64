import { Field } from '@campus/ui/form/field.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form'
import type { NumberFieldProps } from '../../../../../console/fields/number-field.tsx'

const numberOrNull = (typed: unknown) => (typed === '' || typed === null || typed === undefined ? null : Number(typed))

/** A number that may be left out: an empty box is null, which is without limit. */
export function BlankNumberField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  min,
  max,
}: NumberFieldProps<Input, Output>) {
  const error = useComplaint({ form, name })
  const asNumber = { setValueAs: numberOrNull } as RegisterOptions<Input, FieldPath<Input>>
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          className="field-box console-figures"
          type="number"
          inputMode="numeric"
          placeholder="—"
          min={min}
          max={max}
          {...wiring}
          {...form.register(name, asNumber)}
        />
      )}
    </Field>
  )
}
