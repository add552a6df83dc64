import type { FormField } from '@campus/ui/form/form-field.ts'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type FieldValues, useController } from 'react-hook-form'
import { appealWords } from './words.ts'

interface CopiesFieldProps<Input extends FieldValues, Output> extends Pick<FormField<Input, Output>, 'form' | 'name'> {
  readonly most: number
}

export function CopiesField<Input extends FieldValues, Output>({ form, name, most }: CopiesFieldProps<Input, Output>) {
  const words = useWords(appealWords)
  const { field } = useController({ control: form.control, name })
  return <Stepper label={words.copies} value={Number(field.value)} least={1} max={most} onChange={field.onChange} />
}
