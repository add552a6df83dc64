import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import type { Payment } from '@campus/contract/payment/payments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import './pay.css'
import { waitWords } from './words.ts'

interface PayWaitProps {
  readonly payment: Payment
  readonly isGoing: boolean
  readonly onGoOn: () => void
  readonly onAnother: () => void
}

/** Back from the provider, before anybody knows whether the money came. */
export function PayWait({ payment: { provider, amount }, isGoing, onGoOn, onAnother }: PayWaitProps) {
  const words = useWords(waitWords)
  const say = useSay()
  return (
    <section className="page-card pay-wait" role="status" aria-labelledby="pay-wait">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle className="pay-wait-track" cx="48" cy="48" r="40" />
        <circle className="pay-wait-hand" cx="48" cy="48" r="40" />
        <path className="pay-wait-coin" d="m38 30 10 14 10-14M48 44v22M38 48h20M38 56h20" />
      </svg>
      <h2 id="pay-wait">{words.title}</h2>
      <strong className="money">{words.amount(yuan(amount), say(providerNames[provider]))}</strong>
      <p className="page-note">{words.text}</p>
      <p className="page-note">{words.notYet}</p>
      <div className="page-buttons">
        <Button color="primary" fill="outline" loading={isGoing} onClick={onGoOn}>
          {words.goOn}
        </Button>
        <Button onClick={onAnother}>{words.another}</Button>
      </div>
    </section>
  )
}
