import type { FormItem } from '@campus/contract/approval/form.ts'
import { columnsOf, rowsOf } from '@campus/flow/form/fields.ts'
import { sumsOf } from '@campus/flow/form/table-sums.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ComponentType } from 'react'
import { approvalFormWords } from '../words.ts'

interface TableViewProps {
  readonly item: FormItem
  readonly value: unknown
  readonly Cell: ComponentType<{ readonly item: FormItem; readonly value: unknown }>
}

/** A table of details to read; a wide one is scrolled to the side. */
export function TableView({ item, value, Cell }: TableViewProps) {
  const words = useWords(approvalFormWords)
  const columns = columnsOf(item)
  const rows = rowsOf(value).map((row, place) => ({ row, number: place + 1 }))
  const sums = new Map(sumsOf(item, value).map(({ id, sum }) => [id, sum]))
  return (
    <section className="approval-scroll" aria-label={item.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rowNumber}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, number }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {columns.map((column) => (
                <td key={column.id}>
                  <Cell item={column} value={row[column.id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.size > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{words.sum}</th>
              {columns.map(({ id }) => (
                <td key={id}>{sums.get(id)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
