import type { Order } from '@campus/contract/orders/orders.ts'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import '@campus/ui/page/page.css'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { timeLeft } from '@campus/ui/time/time-left.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { OrderMark } from '../../../domain/order/order-mark.tsx'
import { orderWords } from './words.ts'

const day = 86_400_000

/** Until when it can be paid: the exact minute, and on the last day how long that is. */
function PayBy({ at }: { readonly at: string }) {
  const words = useWords(orderWords)
  const end = Date.parse(at)
  const now = useNow(1000)
  const left = timeLeft(end, now)
  return (
    <p className="order-pay-by">
      {words.payBy} <time dateTime={at}>{minuteOf(end)}</time>
      {end - now < day && <span role="timer">{left === undefined ? words.over : words.left(left)}</span>}
    </p>
  )
}

/** How it stands, why, and what comes next. */
export function OrderHead({ order }: { readonly order: Order }) {
  const { number, cause, nextStep, payBy, total } = order
  const words = useWords(orderWords)
  return (
    <section className="page-card order-head" aria-labelledby="order-head">
      <div className="order-standing">
        <OrderMark order={order} />
        <strong className="money">{total === 0 ? words.free : yuan(total)}</strong>
      </div>
      <h2 id="order-head">{cause}</h2>
      <p className="page-lead">{nextStep}</p>
      {payBy && <PayBy at={payBy} />}
      <p className="order-number">
        <span>
          {words.number} {number}
        </span>
        <CopyButton text={number} label={words.number} />
      </p>
    </section>
  )
}
