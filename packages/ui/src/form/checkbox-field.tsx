import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FormField, useComplaint } from './form-field.ts'
import './form.css'

interface CheckboxFieldProps<Input extends FieldValues, Output> extends Pick<FormField<Input, Output>, 'form' | 'name'> {
  /** May hold links, such as to the agreement that is being ticked. */
  readonly label: ReactNode
}

export function CheckboxField<Input extends FieldValues, Output>({ form, name, label }: CheckboxFieldProps<Input, Output>) {
  const id = useId()
  const error = useComplaint({ form, name })
  return (
    <div className="field">
      <span className="field-check">
        <input
          type="checkbox"
          id={id}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          {...form.register(name)}
        />
        <label htmlFor={id}>{label}</label>
      </span>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
