import { Field, type FieldTexts } from '@campus/ui/form/field.tsx'

interface TextInputProps extends FieldTexts {
  readonly value: string
  readonly max: number
  readonly type?: 'text' | 'time' | 'datetime-local' | 'date' | 'month'
  /** In seconds, of a time. */
  readonly step?: number
  readonly inputMode?: 'numeric'
  readonly rows?: number
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** A text that counts from the moment it is typed. */
export function TextInput({ label, hint, optional, value, max, type = 'text', step, inputMode, rows, error, onChange }: TextInputProps) {
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) =>
        rows === undefined ? (
          <input
            className="field-box"
            type={type}
            step={step}
            inputMode={inputMode}
            maxLength={max}
            {...wiring}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <textarea
            className="field-box field-area"
            rows={rows}
            maxLength={max}
            {...wiring}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  )
}
