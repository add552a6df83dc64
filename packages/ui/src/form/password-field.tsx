import { EyeInvisibleOutline, EyeOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../words/words.ts'
import { isSecretName } from './draft.ts'
import { Field } from './field.tsx'
import { type FormField, useComplaint } from './form-field.ts'
import { formWords } from './words.ts'

interface PasswordFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  readonly autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  autoComplete,
}: PasswordFieldProps<Input, Output>) {
  if (!isSecretName(name)) throw new Error(`A password field named "${name}" would be kept in the form's draft`)
  const words = useWords(formWords)
  const error = useComplaint({ form, name })
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="field-with-button">
          <input
            className="field-box"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...wiring}
            {...form.register(name)}
          />
          <button
            type="button"
            className="field-button"
            aria-label={words.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOutline aria-hidden /> : <EyeInvisibleOutline aria-hidden />}
          </button>
        </span>
      )}
    </Field>
  )
}
