import { Field, type FieldTexts } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { inputWords } from './words.ts'

interface NumberInputProps extends FieldTexts {
  readonly value: number | undefined
  readonly min: number
  readonly max: number
  /** Whole numbers unless it says otherwise. */
  readonly isDecimal?: boolean
  /** Undefined where it was emptied, which only an optional one may be. */
  readonly onChange: (value: number | undefined) => void
}

/** A number that counts from the moment it is typed. What is no number in its bounds stays on the screen, and does not count. */
export function NumberInput({ label, hint, optional = false, value, min, max, isDecimal = false, onChange }: NumberInputProps) {
  const words = useWords(inputWords)
  const [typed, setTyped] = useState({ text: String(value ?? ''), of: value })
  const text = typed.of === value ? typed.text : String(value ?? '')
  const isRight = (given: string) => {
    if (given === '') return optional
    const number = Number(given)
    return number >= min && number <= max && (isDecimal || Number.isInteger(number))
  }
  const type = (given: string) => {
    const next = given === '' ? undefined : Number(given)
    setTyped({ text: given, of: isRight(given) ? next : value })
    if (isRight(given)) onChange(next)
  }
  return (
    <Field label={label} hint={hint} optional={optional} error={isRight(text) ? undefined : words.between(min, max)}>
      {(wiring) => (
        <input
          className="field-box"
          type="number"
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={isDecimal ? 'any' : 1}
          {...wiring}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  )
}
