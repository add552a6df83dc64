import type { OutputOf } from '@campus/contract/call.ts'
import type { reconciliations } from '@campus/contract/payment/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { reconciliationWords } from './reconciliation-words.ts'

type Compared = Pick<OutputOf<typeof reconciliations>['rows'][number], 'state' | 'differences'>

/** Whether both sides were the same on a day. */
export function ReconciliationMark({ compared: { state, differences } }: { readonly compared: Compared }) {
  const words = useWords(reconciliationWords)
  if (state === 'failed') return <StateMark tone="bad" t={words.failed} />
  return differences === 0 ? <StateMark tone="good" t={words.same} /> : <StateMark tone="waiting" t={words.different(differences)} />
}
