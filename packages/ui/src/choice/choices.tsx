import './choice.css'

interface ChoicesProps {
  readonly label: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly hint?: string
}

/** Answers side by side, as many of them chosen as one likes; they keep the order in which they stand. */
export function Choices({ label, options, chosen, onChange, hint }: ChoicesProps) {
  const turn = (value: string) =>
    onChange(options.map(([option]) => option).filter((option) => (option === value) !== chosen.includes(option)))
  return (
    <fieldset className="choice choice-chips">
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map(([value, text]) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => turn(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {hint && <p className="choice-hint">{hint}</p>}
    </fieldset>
  )
}
