import { type PrintTaskState, printTaskStateNames } from '@campus/contract/cloudprint/print-orders.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { Print } from './use-prints.ts'
import { printWords } from './words.ts'

const tones = { unpaid: 'waiting', to_print: 'waiting', printed: 'good', refunded: 'over', closed: 'over' } as const

/** Where a print stands, be it a certificate or a file. */
export function PrintMark({ state }: { readonly state: PrintTaskState }) {
  const say = useSay()
  return <StateMark tone={tones[state]} t={say(printTaskStateNames[state])} />
}

interface PrintFactsProps {
  readonly print: Pick<Print, 'printed' | 'copies' | 'place' | 'at'>
}

/** How many copies are out, since when and where. */
export function PrintFacts({ print: { printed, copies, place, at } }: PrintFactsProps) {
  const words = useWords(printWords)
  const language = useLanguage()
  return (
    <>
      <small>{words.progress(printed, copies)}</small>
      <small>
        <Time at={at} />
        {place && ` · ${nameIn(place, language)}`}
      </small>
    </>
  )
}
