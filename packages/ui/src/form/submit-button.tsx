import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import type { FormOf } from './form-of.ts'

interface SubmitButtonProps<Input extends FieldValues, Output> {
  readonly form: FormOf<Input, Output>
  /** Something has to be finished first, such as an upload. */
  readonly isWaiting?: boolean
  /** The letter that presses it, where a list has keys of its own. */
  readonly shortcut?: string
  readonly children: ReactNode
}

export function SubmitButton<Input extends FieldValues, Output>({
  form,
  isWaiting = false,
  shortcut,
  children,
}: SubmitButtonProps<Input, Output>) {
  const { isSubmitting } = useFormState({ control: form.control })
  const isBusy = isSubmitting || isWaiting
  return (
    <Button type="submit" color="primary" size="large" block loading={isBusy} aria-busy={isBusy} aria-keyshortcuts={shortcut}>
      {children}
    </Button>
  )
}
