import type { OutputOf } from '@campus/contract/call.ts'
import { payTypes, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { CartSelection, quoteCart } from '@campus/contract/orders/cart.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PayFields } from '../../../domain/pay/pay-fields.tsx'
import { isProvider, type OfferedWay } from '../../../domain/pay/pay-ways.tsx'
import { usePayChoice } from '../../../domain/pay/use-pay-choice.ts'
import { QuotedLines } from './quoted-lines.tsx'
import { useCheckout } from './use-checkout.ts'
import { checkoutWords } from './words.ts'

type Quote = OutputOf<typeof quoteCart>

interface ActionProps {
  readonly quote: Quote
  readonly ids: readonly string[]
}

/** Nothing to pay now: it is approved first, or costs nothing. */
function SubmitCard({ quote: { total, needsApproval }, ids }: ActionProps) {
  const words = useWords(checkoutWords)
  const { settle, isSettling } = useCheckout(ids, total)
  const { data } = useRead(serverInfo, {}, { background: true })
  return (
    <section className="page-card" aria-label={needsApproval ? words.approval : words.total}>
      {needsApproval && data && <p className="page-lead">{(total > 0 ? words.approvalText : words.approvalFree)(data.approvalDays)}</p>}
      <Button block size="large" color="primary" loading={isSettling} onClick={() => void settle(undefined)}>
        {needsApproval ? words.submitApproval : words.submitFree}
      </Button>
    </section>
  )
}

function PayCard({ quote, ids, ways }: ActionProps & { readonly ways: readonly OfferedWay[] }) {
  const words = useWords(checkoutWords)
  const { total, freeBeans: free, printBeans: print } = quote
  const offered = ways.filter(isProvider)
  const choice = usePayChoice({ total, free, print, offered })
  const { settle, isSettling } = useCheckout(ids, total)
  const { data } = useRead(serverInfo, {}, { background: true })
  const { way, usesBeans, split } = choice
  const paid = way === 'beans' ? words.payBeans(beans(total)) : words.payMoney(yuan(split.rest))
  return (
    <section className="page-card" aria-labelledby="settlement-pay">
      <h2 id="settlement-pay">{words.paying}</h2>
      <PayFields choice={choice} total={total} free={free} print={print} offered={offered} />
      {data && way !== 'beans' && <p className="page-note">{words.payWithin(data.payMinutes)}</p>}
      <Button block size="large" color="primary" loading={isSettling} onClick={() => void settle(way && { way, usesBeans })}>
        {way ? paid : words.submitOnly}
      </Button>
    </section>
  )
}

function Action({ quote, ids }: ActionProps) {
  const ways = useRead(payTypes, {}, { staleTime: 0 })
  if (quote.needsApproval || quote.total === 0) return <SubmitCard quote={quote} ids={ids} />
  return <QueryView read={ways}>{(offered) => <PayCard quote={quote} ids={ids} ways={offered} />}</QueryView>
}

function Checkout({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords(checkoutWords)
  const read = useRead(quoteCart, { ids: [...ids] }, { staleTime: 0 })
  const otherWay = (
    <>
      <Button color="primary" onClick={() => void redirect(ordersPaths.cart)}>
        {words.toCart}
      </Button>
      <Button onClick={() => void redirect(ordersPaths.orders)}>{words.toOrders}</Button>
    </>
  )
  return (
    <QueryView read={read} otherWay={otherWay}>
      {(quote) => (
        <div className="page page-two-columns">
          <QuotedLines quote={quote} ids={ids.join(',')} />
          <Action quote={quote} ids={ids} />
        </div>
      )}
    </QueryView>
  )
}

/** The last look before an order is made: what, at which price, paid how; one button does it. */
export default function CheckoutScreen() {
  const words = useWords(checkoutWords)
  const ids = CartSelection.safeParse(useQueryOf(ordersPaths.settlement).ids?.split(',')).data
  if (ids) return <Checkout ids={ids} />
  return (
    <Empty
      t={words.nothing}
      action={
        <Button color="primary" onClick={() => void redirect(ordersPaths.cart)}>
          {words.toCart}
        </Button>
      }
    />
  )
}
