import { AddOutline, MinusOutline } from 'antd-mobile-icons'
import { useId } from 'react'
import { useWords } from '../words/words.ts'
import './stepper.css'
import { stepperWords } from './words.ts'

interface StepperProps {
  readonly label: string
  /** The label stands elsewhere already. */
  readonly hidesLabel?: boolean
  readonly value: number
  readonly least: number
  readonly max: number
  readonly isOff?: boolean
  readonly onChange: (value: number) => void
}

/** A small number, by buttons, keys or typing; what is typed beyond the bounds becomes the nearest that is allowed. */
export function Stepper({ label, hidesLabel = false, value, least, max, isOff = false, onChange }: StepperProps) {
  const words = useWords(stepperWords)
  const id = useId()
  const become = (wanted: number) => {
    if (Number.isInteger(wanted)) onChange(Math.min(max, Math.max(least, wanted)))
  }
  return (
    <div className="stepper">
      {!hidesLabel && <label htmlFor={id}>{label}</label>}
      <span className="stepper-box">
        <button type="button" aria-label={words.less(label)} disabled={isOff || value <= least} onClick={() => become(value - 1)}>
          <MinusOutline aria-hidden="true" />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={hidesLabel ? label : undefined}
          aria-valuemin={least}
          aria-valuemax={max}
          aria-valuenow={value}
          disabled={isOff}
          value={value}
          onChange={({ target }) => become(Number(target.value.replace(/\D/g, '') || least))}
          onKeyDown={({ key }) => {
            if (key === 'ArrowUp') become(value + 1)
            if (key === 'ArrowDown') become(value - 1)
          }}
        />
        <button type="button" aria-label={words.more(label)} disabled={isOff || value >= max} onClick={() => become(value + 1)}>
          <AddOutline aria-hidden="true" />
        </button>
      </span>
    </div>
  )
}
