import type { FormOf } from '@campus/ui/form/form-of.ts'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { PasswordRulesList } from './password-rules-list.tsx'
import { passwordWords } from './words.ts'

interface Typed extends FieldValues {
  password: string
  passwordAgain: string
}

interface NewPasswordInputsProps<Input extends Typed, Output> {
  readonly form: FormOf<Input, Output>
  readonly most: number
  readonly account?: string | undefined
}

export function NewPasswordInputs<Input extends Typed, Output>({ form, most, account }: NewPasswordInputsProps<Input, Output>) {
  const words = useWords(passwordWords)
  const name = 'password' as FieldPath<Input>
  const password: string = useWatch({ control: form.control, name })
  return (
    <>
      <PasswordField form={form} name={name} label={words.fresh} autoComplete="new-password" />
      <PasswordRulesList password={password} account={account} most={most} />
      <PasswordField form={form} name={'passwordAgain' as FieldPath<Input>} label={words.again} autoComplete="new-password" />
    </>
  )
}
