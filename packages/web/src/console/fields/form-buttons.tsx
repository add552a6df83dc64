import { Button } from '@campus/ui/button/button.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import '../look/console-look.css'
import { fieldWords } from './words.ts'

interface FormButtonsProps<Input extends FieldValues, Output> {
  readonly form: FormOf<Input, Output>
  readonly onCancel?: () => void
  readonly color?: 'primary' | 'danger'
  /** What else can be done with what was filled in. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** At the end of a form on a wide screen: the action is as wide as its word. */
export function FormButtons<Input extends FieldValues, Output>({
  form,
  onCancel,
  color = 'primary',
  beside,
  children,
}: FormButtonsProps<Input, Output>) {
  const words = useWords(fieldWords)
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <div className="console-buttons console-buttons-end">
      {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      {beside}
      <Button type="submit" color={color} loading={isSubmitting} aria-busy={isSubmitting}>
        {children ?? words.save}
      </Button>
    </div>
  )
}
