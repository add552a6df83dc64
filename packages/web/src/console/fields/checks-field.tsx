import type { FormField } from '@campus/ui/form/form-field.ts'
import type { Option } from '@campus/ui/form/select-field.tsx'
import { type FieldValues, useController } from 'react-hook-form'
import './fields.css'

interface ChecksFieldProps<Input extends FieldValues, Output> extends Pick<FormField<Input, Output>, 'form' | 'name' | 'label' | 'hint'> {
  readonly options: readonly Option[]
}

/** Several of a few; the field holds the list of those ticked, in the order in which they are offered. */
export function ChecksField<Input extends FieldValues, Output>({ form, name, label, hint, options }: ChecksFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const ticked: readonly string[] = Array.isArray(field.value) ? field.value : []
  const turn = (value: string, isOn: boolean) =>
    field.onChange(options.map((option) => option.value).filter((other) => (other === value ? isOn : ticked.includes(other))))
  return (
    <fieldset className="checks" aria-invalid={fieldState.invalid ? true : undefined}>
      <legend>{label}</legend>
      <div className="checks-options">
        {options.map(({ value, label: text }) => (
          <label key={value} className="check">
            <input type="checkbox" checked={ticked.includes(value)} onChange={(event) => turn(value, event.target.checked)} />
            {text}
          </label>
        ))}
      </div>
      {hint && <p className="field-hint">{hint}</p>}
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message}
      </p>
    </fieldset>
  )
}
