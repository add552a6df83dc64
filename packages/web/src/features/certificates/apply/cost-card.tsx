import type { OutputOf } from '@campus/contract/call.ts'
import { type payType, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { costOf } from './cost.ts'
import './cost-card.css'
import { applyFormWords } from './words.ts'

type Charging = OutputOf<typeof payType>

function Approval() {
  const words = useWords(applyFormWords)
  const { data } = useRead(serverInfo, {}, { background: true })
  return data ? <li>{words.approvalDays(data.approvalDays)}</li> : null
}

interface CostCardProps {
  readonly templateId: string
  readonly charging: Charging
  readonly copies: number
}

/** The price and its reason, before applying. */
export function CostCard({ templateId, charging, copies }: CostCardProps) {
  const words = useWords(applyFormWords)
  const { charge, price, needsApproval } = charging
  const { freeCopies, paidCopies, amount } = costOf(charging, copies)
  const isPaidBefore = charge === 'first' && amount === 0 && freeCopies < copies
  return (
    <section className="page-card cost-card" aria-labelledby="cost">
      <h2 id="cost">{words.cost}</h2>
      <output className="cost-total" data-free={amount === 0 ? true : undefined}>
        {amount === 0 ? words.free : yuan(amount)}
      </output>
      <ul className="cost-steps">
        {freeCopies > 0 && <li>{words.freeUsed(freeCopies)}</li>}
        {charge === 'each' && paidCopies > 0 && <li>{words.paidCopies(paidCopies, yuan(price))}</li>}
        {charge === 'first' && paidCopies > 0 && <li>{words.paidOnce(yuan(price))}</li>}
        {isPaidBefore && <li>{words.paidBefore}</li>}
        {needsApproval && <Approval />}
        {needsApproval && amount > 0 && <li>{words.approvalFirst}</li>}
      </ul>
      {amount > 0 && (
        <PathLink to={appealsPaths.newFreeCopies} query={{ templateId }} className="cost-ask-free">
          {words.askFree}
        </PathLink>
      )}
    </section>
  )
}
