import { DownOutline } from 'antd-mobile-icons'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useWords } from '../words/words.ts'
import { Field } from './field.tsx'
import { type FormField, useComplaint } from './form-field.ts'
import { formWords } from './words.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  readonly options: readonly Option[]
}

/** For a handful of choices; longer lists take the picker, which can be searched. */
export function SelectField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  options,
}: SelectFieldProps<Input, Output>) {
  const words = useWords(formWords)
  const error = useComplaint({ form, name })
  // Options may come later than the value; the browser alone would then keep showing that nothing is chosen.
  const chosen: unknown = useWatch({ control: form.control, name })
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <span className="field-with-button">
          <select className="field-box field-select" {...wiring} {...form.register(name)} value={typeof chosen === 'string' ? chosen : ''}>
            <option value="">{words.choose}</option>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <DownOutline className="field-select-sign" aria-hidden />
        </span>
      )}
    </Field>
  )
}
