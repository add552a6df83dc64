import { Choice } from '@campus/ui/choice/choice.tsx'
import type { FormField } from '@campus/ui/form/form-field.ts'
import { type FieldValues, useController } from 'react-hook-form'

interface ChoiceFieldProps<Input extends FieldValues, Output> extends Pick<FormField<Input, Output>, 'form' | 'name' | 'label'> {
  readonly options: readonly (readonly [value: string, text: string])[]
}

/** One of a few answers that are all in sight. */
export function ChoiceField<Input extends FieldValues, Output>({ form, name, label, options }: ChoiceFieldProps<Input, Output>) {
  const { field } = useController({ control: form.control, name })
  return <Choice label={label} options={options} value={String(field.value)} onChoose={field.onChange} />
}
