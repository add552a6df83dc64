import { DownOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useWords } from '../words/words.ts'
import { Field } from './field.tsx'
import type { FormField } from './form-field.ts'
import { PickerSheet } from './picker-sheet.tsx'
import type { Option } from './select-field.tsx'
import { formWords } from './words.ts'

interface PickerFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  readonly options: readonly Option[]
}

/** A long list to choose one from, in a sheet that can be searched. */
export function PickerField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  options,
}: PickerFieldProps<Input, Output>) {
  const words = useWords(formWords)
  const { field, fieldState } = useController({ control: form.control, name })
  const [isOpen, setIsOpen] = useState(false)
  const chosen = options.find(({ value }) => value === field.value)
  return (
    <Field label={label} hint={hint} optional={optional} error={fieldState.error?.message}>
      {({ id, 'aria-invalid': isBad, 'aria-describedby': describedBy }) => (
        <>
          <button
            type="button"
            id={id}
            ref={field.ref}
            className="field-box field-picker"
            aria-haspopup="dialog"
            aria-invalid={isBad}
            aria-describedby={describedBy}
            aria-label={`${label}: ${chosen?.label ?? words.choose}`}
            onClick={() => setIsOpen(true)}
          >
            <span className={chosen ? undefined : 'field-placeholder'}>{chosen?.label ?? words.choose}</span>
            <DownOutline aria-hidden />
          </button>
          {isOpen && (
            <PickerSheet
              title={label}
              options={options}
              chosen={chosen?.value}
              onChoose={(value) => {
                field.onChange(value)
                setIsOpen(false)
              }}
              onClose={() => {
                setIsOpen(false)
                field.onBlur()
              }}
            />
          )}
        </>
      )}
    </Field>
  )
}
