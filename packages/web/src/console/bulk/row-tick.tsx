import { turned } from '@campus/ui/table/selection.ts'
import { tableWords } from '@campus/ui/table/words.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { Bulk } from './use-bulk.ts'

interface RowTickProps {
  readonly bulk: Bulk
  readonly id: string
  readonly name: string
}

/** Ticks an entry of a list that is no table. */
export function RowTick({ bulk: { chosen, setChosen }, id, name }: RowTickProps) {
  const words = useWords(tableWords)
  return (
    <input type="checkbox" aria-label={words.select(name)} checked={chosen.includes(id)} onChange={() => setChosen(turned(chosen, id))} />
  )
}
