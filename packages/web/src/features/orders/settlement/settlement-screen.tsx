import type { OutputOf } from '@campus/contract/call.ts'
import { payTypes, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { CartSelection, quoteCart } from '@campus/contract/orders/cart.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '../../../parts/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PayFields } from '../../../domain/pay/pay-fields.tsx'
import { isProvider, type OfferedWay } from '../../../domain/pay/pay-ways.tsx'
import { usePayChoice } from '../../../domain/pay/use-pay-choice.ts'
import { ordersPaths } from '../../../paths/trade.ts'
import { QuotedLines } from './quoted-lines.tsx'
import { useSettle } from './use-settle.ts'
import { settlementWords } from './words.ts'

type Quote = OutputOf<typeof quoteCart>

interface DeedProps {
  readonly quote: Quote
  readonly ids: readonly string[]
}

/** Nothing to pay now: it is approved first, or costs nothing. */
function SubmitCard({ quote: { total, needsApproval }, ids }: DeedProps) {
  const words = useWords(settlementWords)
  const { settle, isSettling } = useSettle(ids, total)
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

function PayCard({ quote, ids, ways }: DeedProps & { readonly ways: readonly OfferedWay[] }) {
  const words = useWords(settlementWords)
  const { total, freeBeans: free, printBeans: print } = quote
  const offered = ways.filter(isProvider)
  const choice = usePayChoice({ total, free, print, offered })
  const { settle, isSettling } = useSettle(ids, total)
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

function Deed({ quote, ids }: DeedProps) {
  const ways = useRead(payTypes, {}, { staleTime: 0 })
  if (quote.needsApproval || quote.total === 0) return <SubmitCard quote={quote} ids={ids} />
  return <Show read={ways}>{(offered) => <PayCard quote={quote} ids={ids} ways={offered} />}</Show>
}

function Settlement({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords(settlementWords)
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
    <Show read={read} otherWay={otherWay}>
      {(quote) => (
        <div className="page page-two-columns">
          <QuotedLines quote={quote} ids={ids.join(',')} />
          <Deed quote={quote} ids={ids} />
        </div>
      )}
    </Show>
  )
}

/** The last look before an order is made: what, at which price, paid how; one button does it. */
export default function SettlementScreen() {
  const words = useWords(settlementWords)
  const ids = CartSelection.safeParse(useQueryOf(ordersPaths.settlement).ids?.split(',')).data
  if (ids) return <Settlement ids={ids} />
  return (
    <Empty
      says={words.nothing}
      action={
        <Button color="primary" onClick={() => void redirect(ordersPaths.cart)}>
          {words.toCart}
        </Button>
      }
    />
  )
}
