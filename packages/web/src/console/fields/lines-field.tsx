import { Field } from '@campus/ui/form/field.tsx'
import type { FormField } from '@campus/ui/form/form-field.ts'
import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'

const newLine = /\n/

const linesOf = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A complaint about one of the lines stands at its place in the list. */
const complaintIn = (error: unknown): string | undefined => {
  const all = Array.isArray(error) ? (error as readonly unknown[]) : [error]
  const said = all.map((one) => (one as { readonly message?: string } | undefined)?.message)
  return said.find((message) => message !== undefined)
}

interface LinesFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  /** What stands between two texts that are pasted together. */
  readonly separator?: RegExp
}

/** A list of short texts, one on each line; the field holds the lines that say something. */
export function LinesField<Input extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  optional,
  separator = newLine,
}: LinesFieldProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const lines: readonly string[] = Array.isArray(field.value) ? field.value : []
  const [typed, setTyped] = useState(lines.join('\n'))
  const isTyped = linesOf(typed, separator).join('\n') === lines.join('\n')
  return (
    <Field label={label} hint={hint} optional={optional} error={complaintIn(fieldState.error)}>
      {(wiring) => (
        <textarea
          className="field-box field-area"
          rows={Math.max(3, lines.length + 1)}
          spellCheck={false}
          {...wiring}
          ref={field.ref}
          value={isTyped ? typed : lines.join('\n')}
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value)
            field.onChange(linesOf(event.target.value, separator))
          }}
        />
      )}
    </Field>
  )
}
