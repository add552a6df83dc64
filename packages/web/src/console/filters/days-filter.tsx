import { Button } from '@campus/ui/button/button.tsx'
import { DayRange } from '@campus/ui/select/day-range.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './filters.css'
import { filterWords } from './words.ts'

interface DaysFilterProps {
  /** The log whose address holds the first and the last day, or two moments, as marks of charts lead to them. */
  readonly of: {
    readonly query: { readonly from?: string; readonly until?: string }
    readonly filter: (part: { readonly from?: string | undefined; readonly until?: string | undefined }) => void
  }
}

const isMoment = (given: string | undefined) => given !== undefined && given.length > 10

const said = (given: string | undefined) => {
  if (given === undefined) return '…'
  return isMoment(given) ? minuteOf(Date.parse(given)) : given
}

/** Narrows a log to some days. */
export function DaysFilter({ of: { query, filter } }: DaysFilterProps) {
  const words = useWords(filterWords)
  const { from, until } = query
  if (isMoment(from) || isMoment(until))
    return (
      <span className="days-filter">
        {words.between(said(from), said(until))}
        <Button size="small" onClick={() => filter({ from: undefined, until: undefined })}>
          {words.clearTime}
        </Button>
      </span>
    )
  return <DayRange from={from} until={until} onChoose={filter} />
}
