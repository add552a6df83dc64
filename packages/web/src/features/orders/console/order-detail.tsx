import type { OutputOf } from '@campus/contract/call.ts'
import { schoolOrder } from '@campus/contract/orders/console.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { PersonLink } from '../../../console/look/person-link.tsx'
import { OrderLines } from './order-lines.tsx'
import './orders.css'
import { SchoolOrderMark } from './school-order-mark.tsx'
import { ordersWords } from './words.ts'

type SchoolOrder = OutputOf<typeof schoolOrder>

/** With what it was paid, each part in the order in which it is spent. */
const usePaidWith = ({ fromFree, fromPrint, fromMoney, provider }: SchoolOrder) => {
  const words = useWords(ordersWords)
  const say = useSay()
  return [
    fromFree > 0 && words.freeBeans(beans(fromFree)),
    fromPrint > 0 && words.printBeans(beans(fromPrint)),
    provider && fromMoney > 0 && words.byProvider(say(providerNames[provider]), yuan(fromMoney)),
  ]
    .filter(Boolean)
    .join(' · ')
}

function OrderFacts({ order }: { readonly order: SchoolOrder }) {
  const words = useWords(ordersWords)
  const roles = useSession('user')?.roles ?? []
  const mayReadPayments = roles.includes('admin') || roles.includes('auditor')
  const {
    personId,
    personName,
    personNumber,
    state,
    total,
    refunded,
    cause,
    nextStep,
    createdAt,
    payBy,
    paidAt,
    finishedAt,
    payment,
    paymentId,
  } = order
  const paidWith = usePaidWith(order)
  const moment = (name: string, at: string | null) => (at ? [[name, <Moment key={name} at={at} />] as const] : [])
  return (
    <Facts
      facts={[
        [words.buyer, <PersonLink key="buyer" id={personId} name={personName} number={personNumber} />],
        [
          words.total,
          <strong key="total" className="console-figures">
            {total === 0 ? words.free : yuan(total)}
          </strong>,
        ],
        ...(paidWith ? [[state === 'unpaid' ? words.heldFor : words.paidWith, paidWith] as const] : []),
        ...(refunded > 0 ? [[words.refunded, yuan(refunded)] as const] : []),
        ...moment(words.createdAt, createdAt),
        ...moment(words.payBy, payBy),
        ...moment(words.paidAt, total > 0 ? paidAt : null),
        ...moment(words.finishedAt, finishedAt),
        ...(mayReadPayments && paymentId
          ? [
              [
                payment ? words.openPayment : words.payment,
                <PathLink key="payment" to={consolePaths.payments} query={{ id: paymentId }}>
                  {payment?.number ?? words.toPayment}
                </PathLink>,
              ] as const,
            ]
          : []),
        [
          words.notifiedBuyer,
          <span key="told" className="order-told">
            <span>{cause}</span>
            <span>{nextStep}</span>
          </span>,
        ],
      ]}
    />
  )
}

/** One order whole: how it stands, what is in it, and what can go back. */
export function OrderDetail({ id }: { readonly id: string }) {
  const words = useWords(ordersWords)
  const read = useRead(schoolOrder, { id })
  return (
    <QueryView read={read}>
      {(order) => (
        <article className="console-column">
          <section className="console-card">
            <header>
              <h2>{words.order(order.number)}</h2>
              <SchoolOrderMark order={order} />
            </header>
            <OrderFacts order={order} />
          </section>
          <OrderLines order={order} />
        </article>
      )}
    </QueryView>
  )
}
