import { printTaskStateNames } from '@campus/contract/cloudprint/print-orders.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { Prints } from './use-prints.ts'
import { printWords } from './words.ts'

const states = ['to_print', 'printed', 'refunded'] as const

export function PrintTabs({ prints: { state, show } }: { readonly prints: Pick<Prints, 'state' | 'show'> }) {
  const words = useWords(printWords)
  const say = useSay()
  return (
    <Choice
      label={words.show}
      look="filters"
      options={[['', words.all], ...states.map((value) => [value, say(printTaskStateNames[value])] as const)]}
      value={state ?? ''}
      onChoose={(chosen) => show(chosen === '' ? undefined : chosen)}
    />
  )
}
