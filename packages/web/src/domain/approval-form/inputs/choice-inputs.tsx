import { Choices } from '@campus/ui/choice/choices.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DownOutline } from 'antd-mobile-icons'
import { type FieldInputProps, textIn, textsOf } from '../values/field-props.ts'
import { useLegend } from '../values/use-legend.ts'
import { useOptions } from '../values/use-options.ts'
import { approvalFormWords } from '../words.ts'

const listIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

function SeveralInput({ item, value, error, onChange }: FieldInputProps) {
  const legend = useLegend(item)
  const options = useOptions(item)
  return (
    <div className="field">
      <Choices
        label={legend}
        options={options.map((option) => [option.value, option.label] as const)}
        chosen={listIn(value)}
        onChange={onChange}
        {...(item.props.placeholder && { hint: item.props.placeholder })}
      />
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  )
}

function OneInput({ item, value, error, onChange }: FieldInputProps) {
  const words = useWords(approvalFormWords)
  const options = useOptions(item)
  return (
    <Field {...textsOf(item)} error={error}>
      {(wiring) => (
        <span className="field-with-button">
          <select
            className="field-box field-select"
            value={textIn(value)}
            onChange={({ target }) => onChange(target.value || undefined)}
            {...wiring}
          >
            <option value="">{words.choose}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownOutline className="field-select-sign" aria-hidden />
        </span>
      )}
    </Field>
  )
}

export function SelectInput(props: FieldInputProps) {
  const { name, props: settings } = props.item
  return name === 'MultipleSelect' || settings.multiple ? <SeveralInput {...props} /> : <OneInput {...props} />
}
