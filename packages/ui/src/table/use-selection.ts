import { useState } from 'react'
import type { PageRead } from './page-read.ts'
import type { Selection } from './selection.ts'

interface SelectionOptions<Row> {
  /** What the list is narrowed by; ticks do not outlive it, so that nothing out of sight is acted on. */
  readonly filter: object
  readonly read: PageRead<Row>
  readonly nameOf: (row: Row) => string
  readonly isOpen?: (row: Row) => boolean
}

interface KeptSelection<Row> extends Selection<Row> {
  /** Ticks these rows alone, such as those that could not be done. */
  readonly keep: (rows: readonly Row[]) => void
}

/** What is ticked in a list: kept with its rows from page to page of the same filter, gone with another filter. */
export const useSelection = <Row extends { readonly id: string }>({
  filter,
  read: { data, isPlaceholderData },
  nameOf,
  isOpen,
}: SelectionOptions<Row>): KeptSelection<Row> => {
  const of = JSON.stringify(filter)
  const [kept, setKept] = useState<{ readonly of: string; readonly rows: readonly Row[] }>({ of, rows: [] })
  // Not just left out: the ticks must not be back when the filter is.
  if (kept.of !== of) setKept({ of, rows: [] })
  const latest = (row: Row) => data?.rows.find(({ id }) => id === row.id) ?? row
  const chosen = kept.of === of ? kept.rows.map(latest).filter((row) => isOpen?.(row) ?? true) : []
  const keep = (rows: readonly Row[]) => setKept({ of, rows })
  return {
    chosen,
    keep,
    onChange: (rows) => {
      // Until another page has come, the rows shown may be those of another filter.
      if (!isPlaceholderData) keep(rows)
    },
    nameOf,
    isOpen,
  }
}
