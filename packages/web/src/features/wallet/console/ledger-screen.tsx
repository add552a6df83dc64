import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ledgerOverview } from '@campus/contract/wallet/console.ts'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { typedYuan } from '@campus/ui/figures/fen.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckShieldFill, ExclamationShieldFill } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import '../../../console/look/console-look.css'
import { DayChart } from '../../../console/look/day-chart.tsx'
import { AccountTable } from './account-table.tsx'
import './wallet.css'
import { ledgerWords } from './words.ts'

type Books = OutputOf<typeof ledgerOverview>

function ChainCard({ books: { isSound, transfers, sealed } }: { readonly books: Books }) {
  const words = useWords(ledgerWords)
  const figures = [
    [words.entries, transfers],
    [words.sealed, sealed],
    [words.waiting, transfers - sealed],
  ] as const
  return (
    <section className="console-card books-chain" data-sound={isSound}>
      <span className="books-sign" aria-hidden="true">
        {isSound ? <CheckShieldFill /> : <ExclamationShieldFill />}
      </span>
      <div className="books-text">
        <h2>{isSound ? words.sound : words.broken}</h2>
        <p className="console-note">{isSound ? words.soundText : words.brokenText}</p>
      </div>
      <dl className="books-figures">
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sayCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const oneYuan = 100

export default function LedgerScreen() {
  const words = useWords(ledgerWords)
  const read = useRead(ledgerOverview, {})
  return (
    <ConsoleFrame screen={consolePaths.ledger} lead={words.lead}>
      <QueryView read={read}>
        {(books) => (
          <div className="console-column">
            <ChainCard books={books} />
            <DayChart
              title={words.chart}
              days={books.days.map(({ day, income, refunds }) => ({ day, values: [income, refunds] }))}
              names={[words.income, words.refunds]}
              look="paired"
              sayTotal={(income, refunds) => words.total(yuan(income), yuan(refunds))}
              number={(fen) => `¥${typedYuan(fen)}`}
              least={oneYuan}
            />
            <AccountTable accounts={books.accounts} />
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
