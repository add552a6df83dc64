import { Field } from '@campus/ui/form/field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useId } from 'react'
import { type FieldInputProps, textsOf } from '../values/field-props.ts'
import { boxOf, formatOf, fromBox, lengthOf, toBox } from '../values/moments.ts'
import { useLegend } from '../values/use-legend.ts'
import { approvalFormWords } from '../words.ts'

export function MomentInput({ item, value, error, onChange }: FieldInputProps) {
  const format = formatOf(item)
  return (
    <Field {...textsOf(item)} error={error}>
      {(wiring) => (
        <input
          className="field-box"
          {...boxOf(format)}
          value={toBox(value)}
          onChange={({ target }) => onChange(fromBox(target.value, format))}
          {...wiring}
        />
      )}
    </Field>
  )
}

/** From and until; the range counts once both are there. */
export function RangeInput({ item, value, error, onChange }: FieldInputProps) {
  const words = useWords(approvalFormWords)
  const say = useSay()
  const problem = useId()
  const legend = useLegend(item)
  const format = formatOf(item)
  const ends = Array.isArray(value) ? (value as unknown[]) : []
  const length = item.props.showLength ? lengthOf(value, format) : undefined
  const end = (place: 0 | 1, label: string) => (
    <label className="approval-end">
      <span>{label}</span>
      <input
        className="field-box"
        {...boxOf(format)}
        value={toBox(ends[place])}
        aria-invalid={Boolean(error)}
        aria-describedby={error && problem}
        onChange={({ target }) => {
          const typed = fromBox(target.value, format)
          const next = place === 0 ? [typed, ends[1]] : [ends[0], typed]
          onChange(next.every((each) => each === undefined) ? undefined : next)
        }}
      />
    </label>
  )
  return (
    <fieldset className="field-set approval-range">
      <legend>{legend}</legend>
      {end(0, words.from)}
      {end(1, words.until)}
      {length && <p role="status">{words.lasts(say(length))}</p>}
      <p className="field-error" id={problem} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
