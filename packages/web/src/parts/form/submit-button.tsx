import { Button } from 'antd-mobile'
import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { FormOf } from './use-form.ts'

interface SubmitButtonProps<Input extends FieldValues, Output> {
  readonly form: FormOf<Input, Output>
  readonly children: ReactNode
}

export function SubmitButton<Input extends FieldValues, Output>({ form, children }: SubmitButtonProps<Input, Output>) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Button type="submit" color="primary" size="large" block loading={isSubmitting} aria-busy={isSubmitting}>
      {children}
    </Button>
  )
}
