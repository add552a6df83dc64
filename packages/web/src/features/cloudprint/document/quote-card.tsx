import type { PriceKind } from '@campus/contract/cloudprint/prices.ts'
import type { PrintApply } from '@campus/contract/cloudprint/print-choices.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PayCard } from '../../../domain/pay/pay-card.tsx'
import { useAbleTerminals } from '../nearby/able-terminals.ts'
import { WhereToPrint } from '../nearby/where-to-print.tsx'
import './document.css'
import { useOrderPrint } from './use-order-print.ts'
import { useQuote } from './use-quote.ts'
import { documentWords } from './words.ts'

const nothingHeld = { free: 0, print: 0 }

/** Pays at once, or takes what costs nothing. What is no longer exact can be looked at and not be agreed to. */
function OrderAction({ apply, total, isExact }: { readonly apply: PrintApply; readonly total: number; readonly isExact: boolean }) {
  const words = useWords(documentWords)
  const { order, isOrdering } = useOrderPrint(apply, total)
  return (
    <div inert={!isExact}>
      {total > 0 ? (
        <PayCard total={total} held={nothingHeld} payment={null} isPaying={isOrdering} onPay={order} />
      ) : (
        <Button block size="large" color="primary" loading={isOrdering} onClick={() => void order(undefined)}>
          {words.printFree}
        </Button>
      )}
    </div>
  )
}

interface QuoteCardProps {
  readonly apply: PrintApply
  readonly sheet: PriceKind
  /** Why there is no price. */
  readonly complaint: string | undefined
  /** Nothing else on the screen says what is wrong. */
  readonly isComplaintNew: boolean
}

/** What it costs to the fen, and how that comes about. */
export function QuoteCard({ apply, sheet, complaint, isComplaintNew }: QuoteCardProps) {
  const words = useWords(documentWords)
  const { read, isExact } = useQuote(apply, complaint === undefined)
  const isPrintedNowhere = useAbleTerminals(sheet)?.length === 0
  return (
    <>
      <section className="page-card quote" aria-labelledby="quote" aria-busy={!isExact && complaint === undefined}>
        <h2 id="quote">{words.quote}</h2>
        {complaint === undefined ? (
          <QueryView read={read} waiting={<Waiting rows={1} />}>
            {({ copies, sheetsPerCopy, sheetPrice, pagesPerCopy, total }) => (
              <div role="status" className="page-column">
                <p className="quote-sum">
                  <span>{words.sum(copies, sheetsPerCopy, yuan(sheetPrice))}</span>
                  <strong>{total === 0 ? words.free : yuan(total)}</strong>
                </p>
                <p className="page-note">{words.pagesOnSheets(pagesPerCopy, sheetsPerCopy)}</p>
              </div>
            )}
          </QueryView>
        ) : (
          <p className={isComplaintNew ? 'quote-bad' : 'page-note'} role={isComplaintNew ? 'status' : undefined}>
            {complaint}
          </p>
        )}
        <WhereToPrint sheet={sheet} />
        {isPrintedNowhere ? (
          <p className="page-note">{words.otherWay}</p>
        ) : (
          <PathLink to={cloudPrintPaths.nearby} query={{ sheet }} className="quote-link">
            {words.onMap}
          </PathLink>
        )}
        <PathLink to={cloudPrintPaths.prices} className="quote-link">
          {words.howCounted}
        </PathLink>
      </section>
      {complaint === undefined && !isPrintedNowhere && read.data && <OrderAction apply={apply} total={read.data.total} isExact={isExact} />}
    </>
  )
}
