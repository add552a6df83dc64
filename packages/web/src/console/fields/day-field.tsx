import { Field } from '@campus/ui/form/field.tsx'
import type { FormField } from '@campus/ui/form/form-field.ts'
import { type FieldValues, useController } from 'react-hook-form'

/** A calendar day, or none: the field holds the day as `2026-10-01`, or null. */
export function DayField<Input extends FieldValues, Output>({ form, name, label, hint, optional }: FormField<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const day: unknown = field.value
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          className="field-box"
          type="date"
          {...wiring}
          ref={field.ref}
          value={typeof day === 'string' ? day : ''}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
        />
      )}
    </Field>
  )
}
