import { deliveryStateNames } from '@campus/contract/certificates/application-states.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { Order } from '@campus/contract/orders/orders.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { deliveryTones } from '../../../domain/certificate/delivery-tones.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import './orders.css'
import { RefundLines } from './refund-lines.tsx'
import { type Line, refundableOf } from './refundable.ts'
import { ordersWords } from './words.ts'

interface OrderLineProps {
  readonly line: Line
  /** Whether it is ticked for a refund; undefined where nothing of it can go back. */
  readonly isChosen: boolean | undefined
  readonly onChoose: (isOn: boolean) => void
}

function OrderLine({ line, isChosen, onChoose }: OrderLineProps) {
  const words = useWords(ordersWords)
  const say = useSay()
  const language = useLanguage()
  const { way, quantity, email, amount, refunded, steps, delivery, reason, documentId } = line
  const title = nameIn(line, language)
  return (
    <li className="ordered">
      {isChosen !== undefined && (
        <span className="ordered-check">
          <input
            type="checkbox"
            aria-label={words.chooseLine(title)}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </span>
      )}
      <div className="ordered-text">
        <span className="ordered-head">
          <strong>{title}</strong>
          <span className="money">{amount === 0 ? words.free : yuan(amount)}</span>
        </span>
        <span className="ordered-about">
          <StateMark tone={deliveryTones[delivery]} t={say(deliveryStateNames[delivery])} />
          {[
            line.printTaskId ? words.print : say(wayNames[way]),
            words.copies(quantity),
            email,
            refunded > 0 && words.givenBack(yuan(refunded)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {/* What costs nothing at all needs no explanation. */}
        {steps.length > 1 && (
          <ol className="ordered-steps" aria-label={words.price}>
            {steps.map(({ kind, text }) => (
              <li key={kind} data-kind={kind}>
                {text}
              </li>
            ))}
          </ol>
        )}
        {reason && (
          <p className="ordered-reason" data-bad={deliveryTones[delivery] === 'bad' || undefined}>
            {reason}
          </p>
        )}
        {documentId && (
          <PathLink to={consolePaths.issued} query={{ id: documentId }} className="ordered-link">
            {words.document}
          </PathLink>
        )}
      </div>
    </li>
  )
}

/** Everything that was ordered, with how its price came about; an administrator ticks what should be given back. */
export function OrderLines({ order }: { readonly order: Order & { readonly personId: string } }) {
  const words = useWords(ordersWords)
  const user = useSession('user')
  const [ticked, setTicked] = useState<readonly string[]>([])
  // Nobody decides about their own money.
  const mayRefund = user?.roles.includes('admin') === true && user.uid !== order.personId
  const refundable = mayRefund ? refundableOf(order) : []
  const chosen = refundable.filter(({ id }) => ticked.includes(id))
  return (
    <section className="console-card">
      <header>
        <h2>{words.lines}</h2>
        {refundable.length > 0 && <RefundLines orderId={order.id} chosen={chosen} onDone={() => setTicked([])} />}
      </header>
      {refundable.length > 0 && <p className="console-note">{words.refundHint}</p>}
      <ul className="ordered-list">
        {order.lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            isChosen={refundable.includes(line) ? ticked.includes(line.id) : undefined}
            onChoose={(isOn) => setTicked(isOn ? [...ticked, line.id] : ticked.filter((id) => id !== line.id))}
          />
        ))}
      </ul>
    </section>
  )
}
