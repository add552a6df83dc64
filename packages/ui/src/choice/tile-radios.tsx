import { type ReactNode, useId } from 'react'
import './tile-radios.css'

interface TileRadio<Value> {
  readonly value: Value
  /** Drawn beside the words, which say the same. */
  readonly picture: ReactNode
  readonly title: string
  readonly text?: string | undefined
}

interface TileRadiosProps<Value> {
  readonly label: string
  readonly options: readonly TileRadio<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Answers with a picture each, two in a row, one of them chosen. */
export function TileRadios<Value extends string>({ label, options, value, onChoose }: TileRadiosProps<Value>) {
  const name = useId()
  return (
    <fieldset className="tile-radios">
      <legend>{label}</legend>
      <div className="tile-radios-options">
        {options.map(({ value: option, picture, title, text }) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
            {picture}
            <span className="tile-radios-text">
              {title}
              {text && <small>{text}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
