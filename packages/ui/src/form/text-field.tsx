import type { InputHTMLAttributes } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { FieldCounter } from './field-counter.tsx'
import { type FormField, useComplaint } from './form-field.ts'

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'enterKeyHint'>

interface TextFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output>, Typing {
  /** Shows how much of it is written. */
  readonly max?: number
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'date' | 'datetime-local' | 'time'
}

export function TextField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  type = 'text',
  max,
  ...typing
}: TextFieldProps<Input, Output>) {
  const error = useComplaint({ form, name })
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <>
          <input className="field-box" type={type} {...typing} {...wiring} {...form.register(name)} />
          {max !== undefined && <FieldCounter form={form} name={name} max={max} />}
        </>
      )}
    </Field>
  )
}
