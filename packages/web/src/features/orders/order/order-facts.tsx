import type { Order } from '@campus/contract/orders/orders.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { Fragment } from 'react'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { orderWords } from './words.ts'

const clock = (at: string | null) => at !== null && minuteOf(Date.parse(at))

/** What it cost, from where that came and went, and when. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const words = useWords(orderWords)
  const say = useSay()
  const { id, total, fromFree, fromPrint, fromMoney, provider, paidAt, finishedAt, refunded, createdAt, state } = order
  const isHeld = state === 'unpaid'
  const facts: readonly (readonly [name: string, value: string | false])[] = [
    [words.total, yuan(total)],
    [isHeld ? words.heldFree : words.fromFree, fromFree > 0 && beans(fromFree)],
    [isHeld ? words.heldPrint : words.fromPrint, fromPrint > 0 && beans(fromPrint)],
    [provider ? say(providerNames[provider]) : '', provider !== null && fromMoney > 0 && yuan(fromMoney)],
    [words.refunded, refunded > 0 && yuan(refunded)],
    [words.createdAt, clock(createdAt)],
    [words.paidAt, total > 0 && clock(paidAt)],
    [words.finishedAt, clock(finishedAt)],
  ]
  return (
    <section className="page-card" aria-labelledby="order-facts">
      <h2 id="order-facts">{words.about}</h2>
      <dl className="order-facts">
        {facts.map(
          ([name, value]) =>
            value !== false && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <PathLink to={ordersPaths.priceExplained} query={{ orderId: id }} className="order-explain">
        {words.explain}
      </PathLink>
    </section>
  )
}
