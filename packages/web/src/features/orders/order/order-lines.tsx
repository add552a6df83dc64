import { deliveryStateNames } from '@campus/contract/certificates/application-states.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { Order } from '@campus/contract/orders/orders.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useState } from 'react'
import { deliveryTones } from '../../../domain/certificate/delivery-tones.ts'
import { SendMailForm } from '../../../domain/certificate/send-mail-form.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type Line, madeFiles } from './made-files.ts'
import { orderWords } from './words.ts'

/** To what stands behind a line: an application, or a print. */
function Behind({ line: { applicationId, printTaskId, delivery } }: { readonly line: Line }) {
  const words = useWords(orderWords)
  const isWaiting = delivery === 'not_picked_up'
  if (applicationId)
    return (
      <PathLink to={certificatesPaths.application} query={{ id: applicationId }}>
        {isWaiting ? words.code : words.progress}
      </PathLink>
    )
  if (!printTaskId) return null
  return (
    <PathLink to={cloudPrintPaths.task} query={{ id: printTaskId }}>
      {isWaiting ? words.code : words.print}
    </PathLink>
  )
}

interface OrderLineProps {
  readonly orderId: string
  readonly line: Line
}

function OrderLine({ orderId, line }: OrderLineProps) {
  const words = useWords(orderWords)
  const say = useSay()
  const language = useLanguage()
  const [isSending, setIsSending] = useState(false)
  const { way, quantity, amount, refunded, delivery, reason, validUntil, email } = line
  const [file] = madeFiles([line])
  return (
    <li className="order-line">
      <div className="order-line-head">
        <strong>{nameIn(line, language)}</strong>
        <span className="money">{amount === 0 ? words.free : yuan(amount)}</span>
      </div>
      <small>
        {[
          line.printTaskId ? words.printed : say(wayNames[way]),
          words.copies(quantity),
          email,
          refunded > 0 && words.refundedPart(yuan(refunded)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {validUntil && <small>{words.validUntil(lastDayOf(Date.parse(validUntil)))}</small>}
      {delivery !== 'none' && (
        <span>
          <StateMark tone={deliveryTones[delivery]} t={say(deliveryStateNames[delivery])} />
        </span>
      )}
      {reason && <p className="order-reason">{reason}</p>}
      <div className="order-line-ways">
        <Behind line={line} />
        {file && (
          <PathLink to={ordersPaths.files} query={{ id: orderId, documentId: file.documentId }}>
            {words.look}
          </PathLink>
        )}
        {file && way === 'email' && !isSending && (
          <Button size="small" fill="outline" color="primary" onClick={() => setIsSending(true)}>
            {words.resendOne}
          </Button>
        )}
      </div>
      {file && isSending && <SendMailForm what={{ documentId: file.documentId }} email={email} onDone={() => setIsSending(false)} />}
    </li>
  )
}

/** Everything that was ordered, with how far each has come. */
export function OrderLines({ order: { id, lines } }: { readonly order: Order }) {
  const words = useWords(orderWords)
  return (
    <section className="page-card" aria-labelledby="order-lines">
      <h2 id="order-lines">{words.lines}</h2>
      <ul className="page-list">
        {lines.map((line) => (
          <OrderLine key={line.id} orderId={id} line={line} />
        ))}
      </ul>
    </section>
  )
}
