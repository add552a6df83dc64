import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { SignatureChoice } from '../../signature/signature-choice.tsx'
import { inCapitals } from '../values/chinese-amount.ts'
import type { FieldInputProps } from '../values/field-props.ts'
import { useLegend } from '../values/use-legend.ts'
import { approvalFormWords } from '../words.ts'

/** What the form calculates; nobody types it. */
export function FormulaInput({ item, value, error }: FieldInputProps) {
  const words = useWords(approvalFormWords)
  const isKnown = typeof value === 'number'
  return (
    <Field label={item.title} hint={item.props.showChinese && isKnown ? words.capitals(inCapitals(value)) : undefined} error={error}>
      {({ id }) => (
        <output className="field-box approval-calculated" id={id}>
          {isKnown ? value : <span className="field-placeholder">{words.notYet}</span>}
        </output>
      )}
    </Field>
  )
}

export function SignatureInput({ item, value, error, onChange }: FieldInputProps) {
  const legend = useLegend(item)
  const words = useWords(approvalFormWords)
  return (
    <SignatureChoice
      label={legend}
      value={typeof value === 'string' ? value : undefined}
      used={words.signed}
      complaint={error}
      onChange={onChange}
    />
  )
}
