import type { OutputOf } from '@campus/contract/call.ts'
import type { schoolPayment } from '@campus/contract/payment/console.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../console/look/console-look.css'
import { Moment } from '../../../console/look/moment.tsx'
import './payments.css'
import { paymentsWords } from './words.ts'

type SchoolPayment = OutputOf<typeof schoolPayment>

/** What the provider, the payer's device and the books told, one after the other. */
export function PaymentEvents({ events }: Pick<SchoolPayment, 'events'>) {
  const words = useWords(paymentsWords)
  return (
    <section className="console-card">
      <h2>{words.events}</h2>
      <ol className="payment-events">
        {events.map(({ kind, text, at }) => (
          <li key={`${at} ${kind} ${text}`} data-kind={kind}>
            <span>{text}</span>
            <small>
              <Moment at={at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const refundTones = { waiting: 'waiting', done: 'good', failed: 'bad' } as const

export function PaymentRefunds({ refunds }: Pick<SchoolPayment, 'refunds'>) {
  const words = useWords(paymentsWords)
  return (
    <section className="console-card">
      <h2>{words.refunds}</h2>
      <ul className="payment-refunds">
        {refunds.map(({ id, amount, state, reason, at }) => (
          <li key={id}>
            <span className="payment-refund-head">
              <strong className="money">{yuan(amount)}</strong>
              <StateMark tone={refundTones[state]} t={words[state]} />
            </span>
            {reason && <span>{reason}</span>}
            <small>
              <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
