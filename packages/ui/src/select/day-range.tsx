import { useWords } from '../words/words.ts'
import './day-range.css'
import { dayRangeWords } from './words.ts'

interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

interface DayRangeProps extends Days {
  readonly onChoose: (part: Days) => void
}

/** The first and the last day of what a list shows; either may be left open. */
export function DayRange({ from, until, onChoose }: DayRangeProps) {
  const words = useWords(dayRangeWords)
  return (
    <fieldset className="day-range">
      <legend className="field-label">{words.days}</legend>
      <input
        type="date"
        aria-label={words.from}
        value={from ?? ''}
        max={until}
        onChange={({ target }) => onChoose({ from: target.value || undefined })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label={words.until}
        value={until ?? ''}
        min={from}
        onChange={({ target }) => onChoose({ until: target.value || undefined })}
      />
    </fieldset>
  )
}
