import { maxRows } from '@campus/contract/approval/form.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { columnsOf, type Row, rowsOf } from '@campus/flow/form/fields.ts'
import { sumsOf } from '@campus/flow/form/table-sums.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { FieldInput } from './field-input.tsx'
import type { FieldErrors } from './form-rules.ts'
import type { FieldInputProps } from './values/field-props.ts'
import { FieldView } from './views/field-view.tsx'
import { approvalFormWords } from './words.ts'

interface TableInputProps extends FieldInputProps {
  readonly errors: FieldErrors
}

/** Each row keeps a key of its own, so that what is typed or uploaded in one does not move to another. */
const useRowKeys = (count: number) => {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, place) => place))
  const missing = Array.from({ length: Math.max(0, count - keys.length) }, (_, place) => Math.max(-1, ...keys) + 1 + place)
  const all = [...keys, ...missing].slice(0, count)
  return { keys: all, drop: (place: number) => setKeys(all.filter((_, at) => at !== place)) }
}

/** A table of details: a card for each row, which a phone has room for. */
export function TableInput({ item, value, error, errors, onChange }: TableInputProps) {
  const words = useWords(approvalFormWords)
  const rows = rowsOf(value)
  const columns = columnsOf(item)
  const { keys, drop } = useRowKeys(rows.length)
  const missing = columns.find(({ id }) => errors[id] !== undefined)
  const closed = columns.filter(({ perm, name }) => perm !== 'E' && name !== 'CalcFormula')
  // Cells that somebody else filled in belong to their rows: these stay as they are.
  const mayReshape = rows.every((row) => closed.every(({ id }) => isEmpty(row[id])))
  const change = (place: number, id: string, cell: unknown) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, [id]: cell } : row)))
  const remove = (place: number) => {
    drop(place)
    onChange(rows.filter((_, at) => at !== place))
  }
  const cell = (row: Row, place: number, column: (typeof columns)[number]) =>
    column.perm === 'E' || column.name === 'CalcFormula' ? (
      <FieldInput
        key={column.id}
        item={column}
        value={row[column.id]}
        error={isEmpty(row[column.id]) ? errors[column.id] : undefined}
        onChange={(next) => change(place, column.id, next)}
      />
    ) : (
      <FieldView key={column.id} item={column} value={row[column.id]} />
    )
  return (
    <fieldset className="field-set approval-table">
      <legend>{item.title}</legend>
      {rows.map((row, place) => (
        <fieldset key={keys[place]} className="approval-row">
          <legend>{words.row(place + 1)}</legend>
          {columns.map((column) => cell(row, place, column))}
          {mayReshape && (
            <span>
              <Button size="small" fill="none" color="danger" aria-label={words.removeRow(place + 1)} onClick={() => remove(place)}>
                {words.remove}
              </Button>
            </span>
          )}
        </fieldset>
      ))}
      {sumsOf(item, value).map(({ id, title, sum }) => (
        <p key={id} className="approval-sum" role="status">
          {words.sum} · {title}: <strong>{sum}</strong>
        </p>
      ))}
      {mayReshape && rows.length < (item.props.maxRows ?? maxRows) && (
        <Button aria-invalid={Boolean(error)} onClick={() => onChange([...rows, {}])}>
          <AddOutline aria-hidden /> {words.addRow}
        </Button>
      )}
      <p className="field-error" aria-live="polite">
        {missing ? words.columnMissing(missing.title) : error}
      </p>
    </fieldset>
  )
}
