import { type FieldValues, useWatch } from 'react-hook-form'
import { useWords } from '../../words/words.ts'
import { Field } from './field.tsx'
import { type FormField, useComplaint } from './form-field.ts'
import { formWords } from './words.ts'

interface TextAreaFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  /** As many characters as the schema takes; more can be typed, so that a pasted text is not cut in silence. */
  readonly most: number
  readonly rows?: number
}

export function TextAreaField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  most,
  rows = 4,
}: TextAreaFieldProps<Input, Output>) {
  const words = useWords(formWords)
  const error = useComplaint({ form, name })
  const text: unknown = useWatch({ control: form.control, name })
  const count = typeof text === 'string' ? text.trim().length : 0
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <>
          <textarea className="field-box field-area" rows={rows} {...wiring} {...form.register(name)} />
          <span className="field-counter" data-over={count > most ? true : undefined}>
            {words.written(count, most)}
          </span>
        </>
      )}
    </Field>
  )
}
