import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLanguage } from '../words/language-store.ts'
import { useWords } from '../words/words.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { Column, Columns } from './columns.ts'
import { useHiddenColumns } from './hidden-columns.ts'
import { isChosen, type Selection, turned, turnedPage } from './selection.ts'
import { isSortable, nextSort, type Sort, sortRows } from './sorting.ts'
import './table.css'
import { Heading } from './table-head.tsx'
import { useFits } from './use-fits.ts'
import { tableWords } from './words.ts'

export type { Columns } from './columns.ts'

export interface TableProps<Row> {
  readonly label: string
  /** The first one names the row; it stays in sight when the others are scrolled. */
  readonly columns: Columns<Row>
  readonly rows: readonly Row[]
  readonly keyOfRow: (row: Row) => string
  /** Puts the first cell into a link or a button; a click anywhere in the row reaches it. */
  readonly renderName?: (row: Row, content: ReactNode) => ReactNode
  /** How the call sorted a list of which these rows are a part. Whole tables, without it, are sorted here. */
  readonly sorted?: { readonly sort: Sort | undefined; readonly onSort: (sort: Sort | undefined) => void } | undefined
  /** A part of a list that has one order only. */
  readonly isPart?: boolean
  readonly selection?: Selection<Row> | undefined
}

/** Fewer columns than this are not worth choosing from. */
const fewestToChoose = 5

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

function Sums<Row>({ others }: { readonly others: readonly Column<Row>[] }) {
  const words = useWords(tableWords)
  if (!others.some(({ sum }) => sum !== undefined)) return null
  return (
    <tfoot>
      <tr>
        <td>{words.sum}</td>
        {others.map(({ title, sum, isNumber = false }) => (
          <Cell key={title} title={title} isNumber={isNumber}>
            {sum}
          </Cell>
        ))}
      </tr>
    </tfoot>
  )
}

function useSorting<Row>({ columns, rows, sorted, isPart }: TableProps<Row>) {
  const language = useLanguage()
  const [own, setOwn] = useState<Sort>()
  if (sorted) {
    const { sort, onSort } = sorted
    const sortOf = ({ sortKey }: Column<Row>) => (sortKey !== undefined && sort?.by === sortKey ? sort : undefined)
    const pressOf = ({ sortKey }: Column<Row>) => (sortKey === undefined ? undefined : () => onSort(nextSort(sort, sortKey)))
    return { shown: rows, sortOf, pressOf }
  }
  const by = isPart ? undefined : columns.find(({ title }) => title === own?.by)
  const sortOf = (column: Column<Row>) => (by === column ? own : undefined)
  const pressOf = (column: Column<Row>) => (!isPart && isSortable(column, rows) ? () => setOwn(nextSort(own, column.title)) : undefined)
  return { shown: by && own ? sortRows(rows, by, own.isDescending, language.replace('_', '-')) : rows, sortOf, pressOf }
}

/** A table where there is room for one; in a narrow place each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, keyOfRow, renderName, selection } = props
  const [first, ...choosable] = columns
  const words = useWords(tableWords)
  const place = useFits()
  const [hidden, hide] = useHiddenColumns(label)
  const { shown, sortOf, pressOf } = useSorting(props)
  const others = choosable.filter(({ title }) => !hidden.includes(title))
  const named = (row: Row) => (renderName ? renderName(row, first.cell(row)) : first.cell(row))
  const selectable = selection ? shown.filter((row) => selection.isOpen?.(row) ?? true) : []
  return (
    <div className="table-place">
      {columns.length >= fewestToChoose && (
        <ColumnChoice label={label} titles={choosable.map(({ title }) => title)} hidden={hidden} onHide={hide} />
      )}
      {/* Without a link in it a table wider than its place could not be scrolled by keys. */}
      <section ref={place} className="table-scroll" aria-label={label} tabIndex={renderName ? undefined : 0}>
        <table className={`table ${renderName ? 'table-opens' : ''}`}>
          <thead>
            <tr>
              {[first, ...others].map((column) => (
                <Heading
                  key={column.title}
                  column={column}
                  sort={sortOf(column)}
                  onSort={pressOf(column)}
                  before={
                    selection &&
                    column === first && (
                      <input
                        type="checkbox"
                        className="table-tick"
                        aria-label={words.selectPage}
                        disabled={selectable.length === 0}
                        checked={selectable.length > 0 && selectable.every((row) => isChosen(selection.chosen, row, keyOfRow))}
                        onChange={() => selection.onChange(turnedPage(selection.chosen, selectable, keyOfRow))}
                      />
                    )
                  }
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={keyOfRow(row)} onClick={renderName && openRow}>
                <th scope="row">
                  {selection && selectable.includes(row) && (
                    <input
                      type="checkbox"
                      className="table-tick"
                      aria-label={words.select(selection.nameOf(row))}
                      checked={isChosen(selection.chosen, row, keyOfRow)}
                      onChange={() => selection.onChange(turned(selection.chosen, row, keyOfRow))}
                    />
                  )}
                  {named(row)}
                </th>
                {others.map(({ title, cell, isNumber = false }) => (
                  <Cell key={title} title={title} isNumber={isNumber}>
                    {cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
          <Sums others={others} />
        </table>
      </section>
    </div>
  )
}
