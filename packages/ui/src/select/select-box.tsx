import { DownOutline } from 'antd-mobile-icons'
import type { Option } from '../form/select-field.tsx'
import './select-box.css'

interface SelectBoxProps {
  readonly label: string
  /** What the choice of none says; without it one is always chosen. */
  readonly all?: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChoose: (value: string) => void
}

/** One of some words, outside a form: what is chosen counts at once. */
export function SelectBox({ label, all, value, options, onChoose }: SelectBoxProps) {
  return (
    <span className="select-box">
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <DownOutline aria-hidden />
    </span>
  )
}
