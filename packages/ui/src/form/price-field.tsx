import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { fenIn, typedYuan } from '../figures/fen.ts'
import '../figures/figures.css'
import { Field } from './field.tsx'
import type { FormField } from './form-field.ts'

interface PriceFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  /** Nothing stands there until somebody types, where nothing is no price. */
  readonly isEmptyAtZero?: boolean
}

/** People type yuan; the field holds whole fen. What is no amount is complained about as a price of nothing. */
export function PriceField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  isEmptyAtZero = false,
}: PriceFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const fen = typeof field.value === 'number' ? field.value : 0
  const [typed, setTyped] = useState(isEmptyAtZero && fen === 0 ? '' : typedYuan(fen))
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          className="field-box money"
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
