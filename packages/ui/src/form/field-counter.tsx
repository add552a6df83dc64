import { type FieldValues, useWatch } from 'react-hook-form'
import { useWords } from '../words/words.ts'
import type { FormField } from './form-field.ts'
import { formWords } from './words.ts'

interface FieldCounterProps<Input extends FieldValues, Output> extends Pick<FormField<Input, Output>, 'form' | 'name'> {
  /** As many characters as the schema takes; more can be typed, so that a pasted text is not cut in silence. */
  readonly max: number
}

export function FieldCounter<Input extends FieldValues, Output>({ form, name, max }: FieldCounterProps<Input, Output>) {
  const words = useWords(formWords)
  const text: unknown = useWatch({ control: form.control, name })
  const count = typeof text === 'string' ? text.trim().length : 0
  return (
    <span className="field-counter" data-over={count > max ? true : undefined}>
      {words.written(count, max)}
    </span>
  )
}
