import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column, so that they can be compared. */
  readonly isNumber?: boolean
  /** By what a whole table is sorted; a cell of plain text or figures needs no other value. */
  readonly value?: (row: Row) => string | number | null
  /** The sort key of the call, where only a page of the list is here. */
  readonly sortKey?: string
  /** The sum of the column, below the rows. */
  readonly sum?: ReactNode
}

export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]
