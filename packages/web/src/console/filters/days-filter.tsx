import { useWords } from '@campus/ui/words/words.ts'
import './filters.css'
import { filterWords } from './words.ts'

interface DaysFilterProps {
  /** The log whose address holds the first and the last day. */
  readonly of: {
    readonly query: { readonly from?: string; readonly until?: string }
    readonly filter: (part: { readonly from?: string | undefined; readonly until?: string | undefined }) => void
  }
}

/** Narrows a log to some days. */
export function DaysFilter({ of: { query, filter } }: DaysFilterProps) {
  const words = useWords(filterWords)
  return (
    <fieldset className="days-filter">
      <legend className="field-label">{words.days}</legend>
      <input
        type="date"
        aria-label={words.from}
        value={query.from ?? ''}
        max={query.until}
        onChange={({ target }) => filter({ from: target.value || undefined })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        aria-label={words.until}
        value={query.until ?? ''}
        min={query.from}
        onChange={({ target }) => filter({ until: target.value || undefined })}
      />
    </fieldset>
  )
}
