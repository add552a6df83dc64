import { DownOutline } from 'antd-mobile-icons'
import { useLanguage } from '../words/language-store.ts'
import './month-select.css'
import { monthName } from './months.ts'

interface MonthSelectProps {
  readonly label: string
  /** The newest first. */
  readonly months: readonly string[]
  readonly value: string | undefined
  /** What stands for every month; without it one is always chosen. */
  readonly all?: string
  readonly onChoose: (month: string | undefined) => void
}

/** One month of several; one that is chosen already stays offered, however old it is. */
export function MonthSelect({ label, months, value, all, onChoose }: MonthSelectProps) {
  const language = useLanguage()
  const offered = value === undefined || months.includes(value) ? months : [...months, value]
  return (
    <span className="month-select">
      <select aria-label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        {all !== undefined && <option value="">{all}</option>}
        {offered.map((month) => (
          <option key={month} value={month}>
            {monthName(month, language)}
          </option>
        ))}
      </select>
      <DownOutline aria-hidden="true" />
    </span>
  )
}
