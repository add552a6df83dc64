import { Field } from '@campus/ui/form/field.tsx'
import type { FormField } from '@campus/ui/form/form-field.ts'
import { type FieldValues, useController } from 'react-hook-form'
import './fields.css'

interface ColourFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  /** Shown while no colour is chosen. */
  readonly unchosen?: string
}

export function ColourField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  unchosen = '#000000',
}: ColourFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          className="field-colour"
          type="color"
          {...wiring}
          {...field}
          value={field.value ?? unchosen}
          onChange={(event) => {
            field.onChange(event)
            // While colours are tried, it shows at once which of them can be used.
            void form.trigger(name)
          }}
        />
      )}
    </Field>
  )
}
