import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from './field.tsx'
import type { FormField } from './form-field.ts'

interface CodeFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  /** Stands beside the digits: the button that sends the code. */
  readonly action?: ReactNode
}

// No maxLength on the input: it would cut a pasted "123 456" before the space is taken out.
const sixDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

export function CodeField<Input extends FieldValues, Output>({ form, name, label, hint, action }: CodeFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <span className="field-with-action">
          <input
            className="field-box field-code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...wiring}
            {...field}
            onChange={(event) => field.onChange(sixDigits(event.target.value))}
          />
          {action}
        </span>
      )}
    </Field>
  )
}
