import type { OutputOf } from '@campus/contract/call.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { quoteCart } from '@campus/contract/orders/cart.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import '@campus/ui/page/page.css'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './prices.css'
import { pricesWords } from './words.ts'

type Item = Pick<OutputOf<typeof quoteCart>['items'][number], 'id' | 'name' | 'nameEn' | 'nameTw' | 'way' | 'quantity' | 'amount' | 'steps'>

function ExplainedLine({ item }: { readonly item: Item }) {
  const words = useWords(pricesWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <section className="page-card explained-line" aria-labelledby={`line-${item.id}`}>
      <h2 id={`line-${item.id}`}>{nameIn(item, language)}</h2>
      <p className="page-note">
        {say(wayNames[item.way])} · {words.copies(item.quantity)}
      </p>
      <ol className="explained-steps">
        {item.steps.map(({ kind, text }) => (
          <li key={kind} data-kind={kind}>
            <strong>{words[kind]}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="explained-sum">
        {words.sum} <strong className="money">{item.amount === 0 ? words.costsNothing : yuan(item.amount)}</strong>
      </p>
    </section>
  )
}

export interface Sum {
  readonly name: string
  readonly value: string
}

interface ExplainedProps {
  readonly items: readonly Item[]
  readonly total: number
  /** Who pays which part of it, where that is known. */
  readonly sums: readonly Sum[]
}

/** Line by line: rule, free copies, price; then what beans and money pay of all of it. */
export function Explained({ items, total, sums }: ExplainedProps) {
  const words = useWords(pricesWords)
  return (
    <div className="page page-two-columns explained">
      <p className="page-lead page-across">{words.lead}</p>
      <div className="page-column">
        {items.map((item) => (
          <ExplainedLine key={item.id} item={item} />
        ))}
      </div>
      <section className="page-card" aria-labelledby="explained-together">
        <h2 id="explained-together">{words.together}</h2>
        <dl className="explained-sums">
          <div className="explained-total">
            <dt>{words.total}</dt>
            <dd>{yuan(total)}</dd>
          </div>
          {sums.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="page-note">{words.beansFirst}</p>
      </section>
    </div>
  )
}
