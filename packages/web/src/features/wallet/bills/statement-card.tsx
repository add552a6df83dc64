import type { OutputOf } from '@campus/contract/call.ts'
import { movementNames, statement } from '@campus/contract/wallet/balance.ts'
import { beans, movedBeans, movedYuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { MonthSelect } from '@campus/ui/time/month-select.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { barsOf, type KindSum } from './bars.ts'
import './statement.css'
import { statementWords } from './words.ts'

type Statement = OutputOf<typeof statement>

function Figures({ opening, closing }: Pick<Statement, 'opening' | 'closing'>) {
  const words = useWords(statementWords)
  const rows = [
    [words.free, opening.free, closing.free],
    [words.print, opening.print, closing.print],
  ] as const
  return (
    <table className="statement-figures">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.opening}</th>
          <th scope="col">{words.change}</th>
          <th scope="col">{words.closing}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{beans(before)}</td>
            <td data-came={after > before ? true : undefined}>{movedBeans(after - before)}</td>
            <td>{beans(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bars({ sums }: { readonly sums: readonly KindSum[] }) {
  const words = useWords(statementWords)
  const say = useSay()
  if (sums.length === 0) return <p className="page-note">{words.nothing}</p>
  return (
    <section aria-label={words.kinds}>
      <ul className="statement-bars">
        {barsOf(sums).map(({ kind, moved, money, count, share }) => (
          <li key={kind} data-came={moved > 0 || (moved === 0 && money > 0) ? true : undefined}>
            <span className="statement-kind">
              {say(movementNames[kind])} <small>{words.times(count)}</small>
            </span>
            <span className="statement-sum">
              {moved !== 0 && <span>{words.beans(movedBeans(moved))}</span>}
              {money !== 0 && <span>{words.money(movedYuan(money))}</span>}
            </span>
            <span className="statement-bar" aria-hidden="true" style={{ inlineSize: `${Math.max(2, share * 100)}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StatementCardProps {
  readonly month: string
  readonly onMonth: (month: string) => void
}

/** A month of the wallet: what was there before and after, and what each kind of movement came to. */
export function StatementCard({ month, onMonth }: StatementCardProps) {
  const words = useWords(statementWords)
  const read = useRead(statement, { month })
  return (
    <section className="page-card statement" aria-labelledby="statement">
      <header className="statement-head">
        <h2 id="statement">{words.title}</h2>
        <MonthSelect
          label={words.month}
          months={read.data?.months ?? []}
          value={month}
          onChoose={(chosen) => chosen !== undefined && onMonth(chosen)}
        />
      </header>
      <QueryView read={read}>
        {({ opening, closing, sums }) => (
          <>
            <Figures opening={opening} closing={closing} />
            <Bars sums={sums} />
          </>
        )}
      </QueryView>
    </section>
  )
}
