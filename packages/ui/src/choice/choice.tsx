import { useId } from 'react'
import './choice.css'
import { useInSight } from './use-in-sight.ts'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly (readonly [Value, string])[]
  /** Undefined until somebody has chosen. */
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /**
   * `tabs` change what stands below them; their label is only said. `chips` may be many: they take as many lines as they need.
   * `filters` are chips in one line over a list, which is scrolled where it is too long.
   */
  readonly look?: 'segments' | 'tabs' | 'chips' | 'filters'
}

/** A few answers side by side, one of them chosen; radios underneath, so that arrow keys and screen readers know it. */
export function Choice<Value extends string>({ label, options, value, onChoose, look = 'segments' }: ChoiceProps<Value>) {
  const name = useId()
  const row = useInSight(value)
  return (
    <fieldset className={look === 'filters' ? 'choice choice-chips choice-filters' : `choice choice-${look}`}>
      <legend>{label}</legend>
      <div className="choice-options" ref={row}>
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
