import { Field, type FieldTexts } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DownOutline } from 'antd-mobile-icons'
import { inputWords } from './words.ts'

interface SelectInputProps<Value extends string> extends FieldTexts {
  readonly value: Value | ''
  readonly options: readonly (readonly [value: Value, text: string])[]
  readonly onChoose: (value: Value) => void
}

/** One of some, chosen at once. A value that is not offered any more reads as not chosen. */
export function SelectInput<Value extends string>({ label, hint, optional, value, options, onChoose }: SelectInputProps<Value>) {
  const words = useWords(inputWords)
  const chosen = options.some(([option]) => option === value) ? value : ''
  const choose = (text: string) => {
    const option = options.find(([option]) => option === text)
    if (option) onChoose(option[0])
  }
  return (
    <Field label={label} hint={hint} optional={optional} error={undefined}>
      {(wiring) => (
        <span className="field-with-button">
          <select className="field-box field-select" {...wiring} value={chosen} onChange={({ target }) => choose(target.value)}>
            {chosen === '' && <option value="">{words.choose}</option>}
            {options.map(([option, text]) => (
              <option key={option} value={option}>
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
