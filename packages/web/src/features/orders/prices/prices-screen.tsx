import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { CartSelection, quoteCart } from '@campus/contract/orders/cart.ts'
import { type Order, orderDetail } from '@campus/contract/orders/orders.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ordersPaths } from '../../../paths/trade.ts'
import { Explained, type Sum } from './explained.tsx'
import { pricesWords } from './words.ts'

function ToCart() {
  const words = useWords(pricesWords)
  return <Button onClick={() => void redirect(ordersPaths.cart)}>{words.toCart}</Button>
}

function OfSelection({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords(pricesWords)
  const read = useRead(quoteCart, { ids: [...ids] }, { staleTime: 0 })
  const sumsOf = ({ fromFree, fromPrint, rest, total }: OutputOf<typeof quoteCart>): Sum[] =>
    total === 0
      ? []
      : [
          { name: words.fromFree, value: beans(fromFree) },
          { name: words.fromPrint, value: beans(fromPrint) },
          { name: words.left, value: yuan(rest) },
        ]
  return (
    <Show read={read} otherWay={<ToCart />}>
      {(quote) => <Explained items={quote.items} total={quote.total} sums={sumsOf(quote)} />}
    </Show>
  )
}

function OfOrder({ id }: { readonly id: string }) {
  const words = useWords(pricesWords)
  const say = useSay()
  const read = useRead(orderDetail, { id })
  const sumsOf = ({ fromFree, fromPrint, fromMoney, provider, refunded }: Order): Sum[] =>
    [
      { name: words.fromFree, amount: fromFree, value: beans(fromFree) },
      { name: words.fromPrint, amount: fromPrint, value: beans(fromPrint) },
      { name: provider ? say(providerNames[provider]) : words.money, amount: fromMoney, value: yuan(fromMoney) },
      { name: words.refunded, amount: refunded, value: yuan(refunded) },
    ].filter(({ amount }) => amount > 0)
  return <Show read={read}>{(order) => <Explained items={order.lines} total={order.total} sums={sumsOf(order)} />}</Show>
}

/** How the price of chosen things, or of an order, comes about. */
export default function PricesScreen() {
  const words = useWords(pricesWords)
  const query = useQueryOf(ordersPaths.priceExplained)
  const orderId = Id.safeParse(query.orderId).data
  const ids = CartSelection.safeParse(query.ids?.split(',')).data
  if (orderId) return <OfOrder id={orderId} />
  if (ids) return <OfSelection ids={ids} />
  return <Empty says={words.nothing} action={<ToCart />} />
}
