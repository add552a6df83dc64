import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { Heading } from '../frame/heading.tsx'
import './pay-screen.css'
import { payWords } from './words.ts'

interface PayScreenProps {
  readonly order: Visit['order']
  readonly onLater: () => void
}

/** A phone pays; the screen waits and then prints by itself. */
export function PayScreen({ order, onLater }: PayScreenProps) {
  const words = useWords(payWords)
  return (
    <section className="pay">
      <div className="pay-words">
        <Heading>{words.title}</Heading>
        {order && <p className="pay-total">{yuan(order.total)}</p>}
        <p className="soft">{words.hint}</p>
        <p role="status">{words.waits}</p>
        <button type="button" className="press" onClick={onLater}>
          {words.later}
        </button>
      </div>
      <div className="card pay-code">{order && <QrCode text={order.payAddress} label={words.qr} />}</div>
    </section>
  )
}
