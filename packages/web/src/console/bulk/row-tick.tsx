import { isChosen, turned } from '@campus/ui/table/selection.ts'
import { tableWords } from '@campus/ui/table/words.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { Bulk } from './use-bulk.ts'

interface RowTickProps<Row extends { readonly id: string }> {
  readonly bulk: Bulk<Row>
  readonly row: Row
}

const keyOf = ({ id }: { readonly id: string }) => id

/** Ticks an entry of a list that is no table. */
export function RowTick<Row extends { readonly id: string }>({ bulk: { selection }, row }: RowTickProps<Row>) {
  const words = useWords(tableWords)
  const { chosen, onChange, nameOf } = selection
  return (
    <input
      type="checkbox"
      aria-label={words.select(nameOf(row))}
      checked={isChosen(chosen, row, keyOf)}
      onChange={() => onChange(turned(chosen, row, keyOf))}
    />
  )
}
