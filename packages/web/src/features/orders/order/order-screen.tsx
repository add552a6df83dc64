import { Id } from '@campus/contract/fields.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ordersPaths } from '../../../paths/trade.ts'
import { OrderView, ToOrders } from './order-view.tsx'
import { orderWords } from './words.ts'

export default function OrderScreen() {
  const words = useWords(orderWords)
  const query = useQueryOf(ordersPaths.order)
  const id = Id.safeParse(query.id).data
  if (!id) return <Empty says={words.choose} action={<ToOrders />} />
  return <OrderView key={id} id={id} paymentId={Id.safeParse(query.paymentId).data} />
}
