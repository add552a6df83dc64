import { Field } from '@campus/ui/form/field.tsx'
import { formWords } from '@campus/ui/form/words.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type FieldInputProps, textIn, textsOf } from '../values/field-props.ts'

export function TextInput({ item, value, error, onChange }: FieldInputProps) {
  return (
    <Field {...textsOf(item)} error={error}>
      {(wiring) => (
        <input className="field-box" type="text" value={textIn(value)} onChange={({ target }) => onChange(target.value)} {...wiring} />
      )}
    </Field>
  )
}

const longest = 5000

export function TextareaInput({ item, value, error, onChange }: FieldInputProps) {
  const words = useWords(formWords)
  const text = textIn(value)
  const max = item.props.maxLength ?? longest
  return (
    <Field {...textsOf(item)} error={error}>
      {(wiring) => (
        <>
          <textarea className="field-box field-area" rows={4} value={text} onChange={({ target }) => onChange(target.value)} {...wiring} />
          {item.props.maxLength !== undefined && (
            <span className="field-counter" data-over={text.length > max || undefined}>
              {words.written(text.length, max)}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
