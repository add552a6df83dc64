import { Choice } from '@campus/ui/choice/choice.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { inCapitals } from '../values/chinese-amount.ts'
import { type FieldInputProps, textsOf } from '../values/field-props.ts'
import { numberIn, shownNumber } from '../values/number-text.ts'
import { useLegend } from '../values/use-legend.ts'
import { approvalFormWords } from '../words.ts'

export function NumberInput({ item, value, error, onChange }: FieldInputProps) {
  const words = useWords(approvalFormWords)
  const [typed, setTyped] = useState('')
  const isAmount = item.name === 'AmountInput'
  const capitals = isAmount && item.props.showChinese && typeof value === 'number' ? inCapitals(value) : ''
  return (
    <Field {...textsOf(item)} error={error}>
      {(wiring) => (
        <>
          <span className="approval-number">
            <input
              className="field-box"
              type="text"
              inputMode="decimal"
              value={shownNumber(typed, value)}
              onChange={({ target }) => {
                setTyped(target.value)
                onChange(numberIn(target.value))
              }}
              {...wiring}
            />
            {isAmount && <span aria-hidden="true">{words.yuan}</span>}
          </span>
          {capitals && (
            <p className="field-hint" lang="zh-CN">
              {words.capitals(capitals)}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

const usualScore = 5
const maxSteps = 10

/** A few steps are tapped; a long or broken scale is typed. */
export function ScoreInput(props: FieldInputProps) {
  const { item, value, error, onChange } = props
  const legend = useLegend(item)
  const max = item.props.max ?? usualScore
  if (max > maxSteps || (item.props.precision ?? 0) > 0) return <NumberInput {...props} />
  const steps = Array.from({ length: max }, (_, step) => String(step + 1))
  return (
    <div className="field">
      <Choice
        label={legend}
        options={steps.map((step) => [step, step] as const)}
        value={typeof value === 'number' ? String(value) : undefined}
        onChoose={(step) => onChange(Number(step))}
      />
      <p className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  )
}
