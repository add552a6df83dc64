import { CheckOutline } from 'antd-mobile-icons'
import './steps.css'

interface StepsProps {
  readonly label: string
  readonly steps: readonly string[]
  readonly current: number
}

/** Where one stands on a way of several steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, place) => (
        <li key={step} aria-current={place === current ? 'step' : undefined} data-done={place < current ? true : undefined}>
          <span className="steps-mark" aria-hidden="true">
            {place < current ? <CheckOutline /> : place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
