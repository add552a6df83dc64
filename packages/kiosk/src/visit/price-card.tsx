import type { OutputOf } from '@campus/contract/call.ts'
import type { quoteInVisit } from '@campus/contract/kiosk/visits.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { choiceWords } from './words.ts'

interface PriceCardProps {
  readonly quote: OutputOf<typeof quoteInVisit> | undefined
  /** Nothing to ask a price for yet. */
  readonly isOpen: boolean
  readonly failure: string | undefined
  readonly isOrdering: boolean
  readonly onBack: () => void
  readonly onOrder: () => void
}

/** What it costs, how it is paid, and the two ways on. */
export function PriceCard({ quote, isOpen, failure, isOrdering, onBack, onOrder }: PriceCardProps) {
  const words = useWords(choiceWords)
  const covered = quote ? quote.fromFree + quote.fromPrint : 0
  const order = !quote || quote.rest > 0 ? words.payByPhone : quote.total === 0 ? words.printFree : words.payWithBeans
  return (
    <aside className="card price">
      <p className="price-total" role="status">
        <span className="soft">{words.total}</span>
        <strong>{quote ? yuan(quote.total) : '—'}</strong>
        <span className="soft">
          {quote ? words.sheets(quote.sheetsPerCopy, quote.copies) : isOpen ? words.choosePages : !failure && words.pricing}
        </span>
      </p>
      {covered > 0 && <p className="soft">{words.beansCover(beans(covered))}</p>}
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <button type="button" className="press press-main" disabled={!quote || isOrdering} onClick={onOrder}>
        {isOrdering ? words.ordering : order}
      </button>
      <button type="button" className="press" disabled={isOrdering} onClick={onBack}>
        {words.back}
      </button>
    </aside>
  )
}
