import type { PayGrievance } from '@campus/contract/appeals/pay-grievance.ts'
import { DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { OrderState, orderStateNames } from '@campus/contract/orders/orders.ts'
import { Provider, providerNames } from '@campus/contract/payment/pay-ways.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import './evidence.css'
import { answerLook, bookName, deliveryLook, findingTones } from './evidence-names.ts'
import { evidenceWords } from './words.ts'

type Evidence = z.infer<typeof PayGrievance>['evidence']

const clock = (at: string) => minuteOf(Date.parse(at))

interface WitnessProps {
  readonly title: string
  readonly none: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** One of the three who were asked. */
function Witness({ title, none, isEmpty, children }: WitnessProps) {
  const id = useId()
  return (
    <section className="evidence-witness" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {isEmpty ? <p className="evidence-none">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

function Payments({ payments }: Pick<Evidence, 'payments'>) {
  const words = useWords(evidenceWords)
  const say = useSay()
  return (
    <Witness title={words.provider} none={words.noPayments} isEmpty={payments.length === 0}>
      {payments.map(({ number, provider, amount, theirState, paidAt, refunded }) => {
        const known = Provider.safeParse(provider).data
        const { t, tone } = answerLook(theirState)
        return (
          <li key={number}>
            <span className="evidence-line">
              <strong>{yuan(amount)}</strong>
              <StateMark tone={tone} t={say(t)} />
            </span>
            <small>{known ? say(providerNames[known]) : provider}</small>
            <small>{number}</small>
            {paidAt && <small>{clock(paidAt)}</small>}
            {refunded > 0 && <small>{words.refunded(yuan(refunded))}</small>}
          </li>
        )
      })}
    </Witness>
  )
}

interface BooksProps extends Pick<Evidence, 'orders' | 'ledger'> {
  readonly renderOrder: ((orderId: string, number: string) => ReactNode) | undefined
}

function Books({ orders, ledger, renderOrder }: BooksProps) {
  const words = useWords(evidenceWords)
  const say = useSay()
  return (
    <Witness title={words.books} none={words.noBooks} isEmpty={orders.length === 0 && ledger.length === 0}>
      {orders.map(({ orderId, number, state, total }) => {
        const known = OrderState.safeParse(state).data
        return (
          <li key={orderId}>
            <span className="evidence-line">
              <strong>{yuan(total)}</strong>
              <StateMark tone="over" t={known ? say(orderStateNames[known]) : state} />
            </span>
            <small>{renderOrder ? renderOrder(orderId, number) : number}</small>
          </li>
        )
      })}
      {Array.from(ledger.entries(), ([place, { kind, amount, at }]) => (
        <li key={place}>
          <span className="evidence-line">
            <span>{say(bookName(kind))}</span>
            <span>{yuan(amount)}</span>
          </span>
          <small>{clock(at)}</small>
        </li>
      ))}
      {ledger.length === 0 && (
        <li>
          <small>{words.nothingBooked}</small>
        </li>
      )}
    </Witness>
  )
}

function Deliveries({ deliveries }: Pick<Evidence, 'deliveries'>) {
  const words = useWords(evidenceWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <Witness title={words.delivery} none={words.noDelivery} isEmpty={deliveries.length === 0}>
      {Array.from(deliveries.entries(), ([place, delivery]) => {
        const way = DocumentWay.safeParse(delivery.way).data
        const { t, tone } = deliveryLook(delivery.state)
        return (
          <li key={place}>
            <span className="evidence-line">
              <span>{nameIn(delivery, language)}</span>
              <StateMark tone={tone} t={say(t)} />
            </span>
            <small>{way ? say(wayNames[way]) : delivery.way}</small>
            {delivery.at && <small>{clock(delivery.at)}</small>}
          </li>
        )
      })}
    </Witness>
  )
}

interface EvidenceTimelineProps {
  readonly evidence: Evidence
  /** Puts the number of an order into a link, where the reader may open it. */
  readonly renderOrder?: (orderId: string, number: string) => ReactNode
  readonly action?: ReactNode
}

/** What the provider, the books and the delivery say together: the same for both sides. */
export function EvidenceTimeline({ evidence, renderOrder, action }: EvidenceTimelineProps) {
  const words = useWords(evidenceWords)
  const { finding, says: t, gatheredAt, orders, payments, ledger, deliveries } = evidence
  if (gatheredAt === null)
    return (
      <p className="evidence-finding" data-tone="waiting" role="status">
        {words.gathering}
      </p>
    )
  return (
    <div className="evidence">
      <p className="evidence-finding" data-tone={findingTones[finding]} role="status">
        {t}
      </p>
      <div className="evidence-witnesses">
        <Payments payments={payments} />
        <Books orders={orders} ledger={ledger} renderOrder={renderOrder} />
        <Deliveries deliveries={deliveries} />
      </div>
      <div className="evidence-foot">
        <small>{words.gathered(clock(gatheredAt))}</small>
        {action}
      </div>
    </div>
  )
}
