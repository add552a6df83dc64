import type { Payment } from '@campus/contract/payment/payments.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { paymentsWords } from './words.ts'

const tones = { open: 'waiting', paid: 'good', closed: 'over' } as const

/** How a payment stands; money that went back says so. */
export function PaymentMark({ payment: { state, amount, refunded } }: { readonly payment: Payment }) {
  const words = useWords(paymentsWords)
  if (refunded > 0) return <StateMark tone="over" t={refunded < amount ? words.partlyBack : words.allBack} />
  return <StateMark tone={tones[state]} t={words[state]} />
}
