import type { OutputOf } from '@campus/contract/call.ts'
import type { reconciliations } from '@campus/contract/console/payments.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { StateMark } from '../../../parts/page/state-mark.tsx'
import { reconciliationWords } from './reconciliation-words.ts'

type Compared = Pick<OutputOf<typeof reconciliations>['rows'][number], 'state' | 'differences'>

/** Whether both sides were the same on a day. */
export function ReconciliationMark({ compared: { state, differences } }: { readonly compared: Compared }) {
  const words = useWords(reconciliationWords)
  if (state === 'failed') return <StateMark tone="bad" says={words.failed} />
  return differences === 0 ? <StateMark tone="good" says={words.same} /> : <StateMark tone="waiting" says={words.different(differences)} />
}
