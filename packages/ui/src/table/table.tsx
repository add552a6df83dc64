import type { MouseEvent, ReactNode } from 'react'
import './table.css'

interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column, so that they can be compared. */
  readonly isNumber?: boolean
}

export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

export interface TableProps<Row> {
  readonly label: string
  /** The first one names the row; it stays in sight when the others are scrolled. */
  readonly columns: Columns<Row>
  readonly rows: readonly Row[]
  readonly keyOfRow: (row: Row) => string
  /** Puts the first cell into a link or a button; a click anywhere in the row reaches it. */
  readonly renderName?: (row: Row, content: ReactNode) => ReactNode
}

function Cell({ title, isNumber, children }: { readonly title: string; readonly isNumber: boolean; readonly children: ReactNode }) {
  return (
    <td data-title={title} className={isNumber ? 'table-number' : undefined}>
      {children}
    </td>
  )
}

/** For the pointer alone: the keyboard and screen readers have the link or button in the first cell, which this presses. */
const openRow = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
  const isOwnTarget = target instanceof Element && target.closest('a, button, input, select, label')
  const isSelecting = window.getSelection()?.isCollapsed === false
  if (!isOwnTarget && !isSelecting) currentTarget.querySelector<HTMLElement>('th a, th button')?.click()
}

/** A table where there is room for one; in a narrow place each row is a card. */
export function Table<Row>({ label, columns: [first, ...others], rows, keyOfRow, renderName }: TableProps<Row>) {
  const named = (row: Row) => (renderName ? renderName(row, first.cell(row)) : first.cell(row))
  return (
    <div className="table-place">
      {/* Without a link in it a table wider than its place could not be scrolled by keys. */}
      <section className="table-scroll" aria-label={label} tabIndex={renderName ? undefined : 0}>
        <table className={`table ${renderName ? 'table-opens' : ''}`}>
          <thead>
            <tr>
              {[first, ...others].map(({ title, isNumber }) => (
                <th key={title} scope="col" className={isNumber ? 'table-number' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOfRow(row)} onClick={renderName && openRow}>
                <th scope="row">{named(row)}</th>
                {others.map(({ title, cell, isNumber = false }) => (
                  <Cell key={title} title={title} isNumber={isNumber}>
                    {cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
