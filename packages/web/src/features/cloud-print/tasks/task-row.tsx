import { priceKindNames } from '@campus/contract/cloudprint/prices.ts'
import type { PrintTask } from '@campus/contract/cloudprint/print-orders.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PrintMark } from '../../../domain/prints/print-facts.tsx'
import { taskWords } from './words.ts'

export function TaskRow({ task }: { readonly task: PrintTask }) {
  const words = useWords(taskWords)
  const say = useSay()
  const language = useLanguage()
  const { name, state, sheet, copies, totalPrice, pagesPrinted, pagesDue, createdAt, place } = task
  const isBegun = state === 'to_print' && pagesPrinted > 0
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>{name}</strong>
        <PrintMark state={state} />
      </span>
      <small>
        {say(priceKindNames[sheet])} · {words.copies(copies)} · {totalPrice === 0 ? words.free : yuan(totalPrice)}
      </small>
      {isBegun && <small>{words.out(pagesPrinted, pagesDue)}</small>}
      <small>
        <Time at={createdAt} />
        {place && ` · ${nameIn(place, language)}`}
      </small>
    </span>
  )
}
