import type { OutputOf } from '@campus/contract/call.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { orders } from '@campus/contract/orders/orders.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { OrderMark } from '../../../domain/order/order-mark.tsx'
import './orders.css'
import { ordersWords } from './words.ts'

const maxNamed = 2

/** One order in a list. */
export function OrderRow({ row }: { readonly row: OutputOf<typeof orders>['rows'][number] }) {
  const words = useWords(ordersWords)
  const say = useSay()
  const language = useLanguage()
  const { lines, total, refunded, payBy, number, createdAt } = row
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>
          {lines
            .slice(0, maxNamed)
            .map((line) => nameIn(line, language))
            .join(', ')}
          {lines.length > maxNamed && ` ${words.more(lines.length)}`}
        </strong>
        <OrderMark order={row} />
      </span>
      <span className="order-row-foot">
        <small>
          {[
            ...new Set(
              lines.map(({ way, quantity }) => (way === 'paper' ? `${say(wayNames[way])} ${words.copies(quantity)}` : say(wayNames[way]))),
            ),
          ].join(' · ')}
        </small>
        <span className="money">{total === 0 ? words.free : yuan(total)}</span>
      </span>
      {refunded > 0 && <small>{words.refunded(yuan(refunded))}</small>}
      {payBy && <small className="order-row-pay">{words.payBy(minuteOf(Date.parse(payBy)))}</small>}
      <small>
        <Time at={createdAt} /> · {number}
      </small>
    </span>
  )
}
