import { DownOutline } from 'antd-mobile-icons'
import type { Option } from '../../../parts/form/select-field.tsx'

interface SelectFilterProps {
  readonly label: string
  /** What the choice of no filter says. */
  readonly all?: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChoose: (value: string) => void
}

export function SelectFilter({ label, all, value, options, onChoose }: SelectFilterProps) {
  return (
    <span className="filter-select">
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
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
