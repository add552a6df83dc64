import type { OutputOf } from '@campus/contract/call.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { askProvider, schoolPayment, schoolPayments } from '@campus/contract/payment/console.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { RedoOutline } from 'antd-mobile-icons'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import '../../../console/look/console-look.css'
import { Facts } from '../../../console/look/facts.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { PaymentEvents, PaymentRefunds } from './payment-timeline.tsx'
import { paymentsWords } from './words.ts'

type SchoolPayment = OutputOf<typeof schoolPayment>

function AskProvider({ id }: { readonly id: string }) {
  const words = useWords(paymentsWords)
  const { act, isActing } = useAction(askProvider, { changes: [schoolPayment, schoolPayments] })
  return (
    <>
      <div className="console-buttons">
        <Button
          color="primary"
          fill="outline"
          loading={isActing}
          onClick={() =>
            void act({ id }).then(
              ({ state }) => toast(words.answered(words[state]), 'success'),
              () => undefined,
            )
          }
        >
          <RedoOutline aria-hidden /> {words.ask}
        </Button>
      </div>
      <p className="console-note">{words.askHint}</p>
    </>
  )
}

function Detail({ payment }: { readonly payment: SchoolPayment }) {
  const words = useWords(paymentsWords)
  const say = useSay()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const { id, number, purpose, subjectId, provider, providerRef, amount, refunded, personName, personNumber } = payment
  return (
    <article className="console-column">
      <section className="console-card">
        <header>
          <h2 className="money">{yuan(amount)}</h2>
          <PaymentMark payment={payment} />
        </header>
        <Facts
          facts={[
            [words.payer, `${personName} · ${personNumber}`],
            [
              words.purpose,
              purpose === 'order' ? (
                <PathLink key="order" to={consolePaths.orders} query={{ id: subjectId }}>
                  {words.toOrder}
                </PathLink>
              ) : (
                words.topup
              ),
            ],
            [words.provider, say(providerNames[provider])],
            [
              words.number,
              <span key="number" className="console-figures">
                {number}
              </span>,
            ],
            [
              words.providerRef,
              providerRef && (
                <span key="ref" className="console-figures">
                  {providerRef}
                </span>
              ),
            ],
            ...(refunded > 0 ? [[words.refunded, yuan(refunded)] as const] : []),
            [words.createdAt, <Moment key="created" at={payment.createdAt} />],
            payment.paidAt
              ? [words.paidAt, <Moment key="paid" at={payment.paidAt} />]
              : [words.expiresAt, <Moment key="expires" at={payment.expiresAt} />],
          ]}
        />
        {isAdmin && <AskProvider id={id} />}
      </section>
      {payment.refunds.length > 0 && <PaymentRefunds refunds={payment.refunds} />}
      <PaymentEvents events={payment.events} />
    </article>
  )
}

/** One payment with everything that happened to it. */
export function PaymentDetail({ id }: { readonly id: string }) {
  const read = useRead(schoolPayment, { id })
  return <QueryView read={read}>{(payment) => <Detail payment={payment} />}</QueryView>
}
