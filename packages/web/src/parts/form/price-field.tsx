import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from '../../../../../parts/form/field.tsx'
import type { FormField } from '../../../../../parts/form/form-field.ts'
import { fenIn, typedYuan } from './fen.ts'

/** People type yuan; the field holds whole fen. What is no amount is complained about as a price of nothing. */
export function PriceField<Input extends FieldValues, Output>({ form, name, label, hint }: FormField<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const fen = typeof field.value === 'number' ? field.value : 0
  const [typed, setTyped] = useState(typedYuan(fen))
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          className="field-box console-figures"
          inputMode="decimal"
          {...wiring}
          ref={field.ref}
          value={(fenIn(typed) ?? 0) === fen ? typed : typedYuan(fen)}
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value)
            field.onChange(fenIn(event.target.value) ?? 0)
          }}
        />
      )}
    </Field>
  )
}
