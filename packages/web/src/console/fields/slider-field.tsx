import { Field } from '@campus/ui/form/field.tsx'
import { type FieldValues, useController } from 'react-hook-form'
import './fields.css'
import type { NumberFieldProps } from './number-field.tsx'

/** A number that the eye judges by its result. */
export function SliderField<Input extends FieldValues, Output>({ form, name, label, hint, min, max }: NumberFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={`${label}: ${field.value}`} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          className="field-slider"
          type="range"
          min={min}
          max={max}
          {...wiring}
          {...field}
          onChange={(event) => field.onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  )
}
