import type { ownRanking } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import './spread-chart.css'
import { scoreWords } from './words.ts'

interface SpreadChartProps extends Pick<OutputOf<typeof ownRanking>, 'spread'> {
  readonly title: string
}

/** How many lie in each band, as columns; one's own is named, not only coloured. */
export function SpreadChart({ title, spread }: SpreadChartProps) {
  const words = useWords(scoreWords)
  const most = Math.max(1, ...spread.map(({ people }) => people))
  return (
    <section className="page-card" aria-labelledby="spread">
      <h2 id="spread">{title}</h2>
      {spread.length === 0 && <p className="page-note">{words.noSpread}</p>}
      <ol className="spread">
        {spread.map(({ from, to, people, isMine }) => (
          <li key={from} data-mine={isMine ? true : undefined}>
            <span className="spread-place">
              <span className="spread-people">
                {isMine && <strong>{words.mine}</strong>}
                {words.people(people)}
              </span>
              <span className="spread-column" aria-hidden="true" style={{ height: `calc((100% - 40px) * ${people / most})` }} />
            </span>
            <span className="spread-band">{words.band(from, to)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
