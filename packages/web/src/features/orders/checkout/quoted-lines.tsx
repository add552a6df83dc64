import type { OutputOf } from '@campus/contract/call.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { quoteCart } from '@campus/contract/orders/cart.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './checkout.css'
import { checkoutWords } from './words.ts'

type Quote = OutputOf<typeof quoteCart>

interface QuotedLinesProps {
  readonly quote: Quote
  readonly ids: string
}

/** What is about to be applied for, with the price of each. */
export function QuotedLines({ quote: { items, total }, ids }: QuotedLinesProps) {
  const words = useWords(checkoutWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="page-card" aria-labelledby="quoted-lines">
      <h2 id="quoted-lines">{words.lines}</h2>
      <ul className="page-list">
        {items.map((item) => (
          <li key={item.id} className="quoted-line">
            <TypeIcon type={item.type} />
            <span className="quoted-text">
              <strong>{nameIn(item, language)}</strong>
              <small>
                {say(wayNames[item.way])} · {words.copies(item.quantity)}
                {item.freeCopies > 0 && ` · ${words.freeCopies(item.freeCopies)}`}
              </small>
            </span>
            <span className="money">{item.amount === 0 ? words.free : yuan(item.amount)}</span>
          </li>
        ))}
      </ul>
      <p className="quoted-total">
        {words.total} <strong className="money">{total === 0 ? words.free : yuan(total)}</strong>
      </p>
      <PathLink to={ordersPaths.priceExplained} query={{ ids }} className="quoted-explain">
        {words.explain}
      </PathLink>
    </section>
  )
}
