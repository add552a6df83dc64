import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { type Agency, agencyOrders, payAsAgent } from '@campus/contract/entrust/agencies.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { orderStateNames } from '@campus/contract/orders/orders.ts'
import { Provider } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import '@campus/ui/page/page.css'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { goPay } from '../../../domain/pay/go-pay.ts'
import { agencyWords } from './words.ts'

/** What the school takes money through; an agent never pays with somebody else's beans. */
function PayButtons({ orderId }: { readonly orderId: string }) {
  const words = useWords(agencyWords)
  const { data: ways = [] } = useRead(payTypes, {}, { background: true })
  const { act, isActing } = useAction(payAsAgent, { changes: [agencyOrders] })
  const pay = async (way: Provider) => {
    const { payment, step } = await act({ orderId, way })
    if (payment && step) await goPay({ ...payment, step }, () => Promise.resolve())
  }
  return ways.flatMap(({ way, name, isOpen }) => {
    const provider = Provider.safeParse(way).data
    if (!provider || !isOpen) return []
    return (
      <Button
        key={way}
        size="small"
        color="primary"
        fill="outline"
        disabled={isActing}
        onClick={() => void pay(provider).catch(() => undefined)}
      >
        {`${words.pay} · ${name}`}
      </Button>
    )
  })
}

/** What was ordered under an agreement; both sides see it. */
export function AgencyOrders({ agency: { id, part, may, person } }: { readonly agency: Agency }) {
  const words = useWords(agencyWords)
  const say = useSay()
  const language = useLanguage()
  const { data: orders = [] } = useRead(agencyOrders, { id }, { background: true, staleTime: 0 })
  if (orders.length === 0) return null
  return (
    <section aria-label={words.orders}>
      <h4>{words.orders}</h4>
      <ul className="page-list">
        {orders.map((order) => (
          <li key={order.id} className="agency-order">
            <span>{order.lines.map((line) => nameIn(line, language)).join(' · ')}</span>
            {order.isPaidByAgent && <span className="page-note">{part === 'agent' ? words.paidByMe : words.paidBy(person.name)}</span>}
            <span className="page-note">{[say(orderStateNames[order.state]), yuan(order.total), order.number].join(' · ')}</span>
            {part === 'agent' && may.includes('pay') && order.state === 'unpaid' && (
              <div className="page-buttons">
                <PayButtons orderId={order.id} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
