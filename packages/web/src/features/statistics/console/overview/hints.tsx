import { addressOfRows } from '@campus/charts/counted/rows-address.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { statisticsOverview } from '@campus/contract/statistics/console.ts'
import { hrefOf } from '@campus/ui/history/location.ts'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../console/look/console-look.css'
import './overview.css'
import { overviewWords } from './words.ts'

type Hint = OutputOf<typeof statisticsOverview>['hints'][number]

const oneHour = 3_600_000

/** The rows of that hour; none where they are gone. */
const rowsOf = ({ rows, hour }: Hint): string | undefined => {
  if (rows === null || Date.parse(hour) < Date.parse(rows.since)) return undefined
  return addressOfRows(rows, {}, { from: hour, to: new Date(Date.parse(hour) + oneHour).toISOString() })
}

/** Hours far from what is usual then, with what explains most of it. */
export function Hints({ hints }: { readonly hints: readonly Hint[] }) {
  const words = useWords(overviewWords)
  const minuteOf = useMinuteOf()
  return (
    <section className="console-card" aria-labelledby="hints">
      <h2 id="hints">{words.hints}</h2>
      {hints.length === 0 && <p className="console-note">{words.noHints}</p>}
      <ul className="hint-list">
        {hints.map((hint) => {
          const { id, name, hour, count, usualFrom, usualTo, explainedBy } = hint
          const rows = rowsOf(hint)
          return (
            <li key={id}>
              <strong>
                {minuteOf(Date.parse(hour))} · {name}
              </strong>
              <span>
                {words.hint(count, usualFrom, usualTo)}
                {explainedBy && ` · ${words[explainedBy.kind](explainedBy.name, explainedBy.count)}`}
              </span>
              {rows && <a href={hrefOf(rows)}>{words.toRows}</a>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
