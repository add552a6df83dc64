import { type Form, type FormItem, type FormValues, maxBytesOfValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '../conditions/compare.ts'
import { derive, type Surroundings, visibleFields } from './derived-values.ts'
import { columnsOf, fieldsOf, type Row, rowsOf } from './fields.ts'
import type { Rights } from './rights.ts'
import { shapeOf } from './value-shapes.ts'

type ValueFault = 'unknown_field' | 'field_not_open' | 'field_wrong' | 'field_required' | 'too_large'
export type ReadValues = { readonly values: FormValues } | { readonly fault: ValueFault; readonly field?: string }

const same = (one: unknown, other: unknown) => (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
const isOpen = (rights: Rights, id: string) => rights.get(id)?.perm === 'E'
const isCalculated = ({ name }: FormItem) => name === 'CalcFormula'

/**
 * Cells that this node does not open stay as they were. Once somebody filled one in, rows keep their number and order, or cells would
 * change owners.
 */
const mergedRows = (item: FormItem, rights: Rights, before: readonly Row[], rows: readonly Row[]): readonly Row[] | undefined => {
  const closed = columnsOf(item).filter((column) => !isCalculated(column) && !isOpen(rights, column.id))
  const isBlank = (row: Row) => closed.every(({ id }) => isEmpty(row[id]))
  if (before.every(isBlank) && rows.every(isBlank))
    return rows.map((row) =>
      withoutKeys(
        row,
        closed.map(({ id }) => id),
      ),
    )
  if (rows.length !== before.length) return undefined
  const merged: Row[] = []
  for (const [place, row] of rows.entries()) {
    const old = before[place] ?? {}
    // A hidden cell was never sent out, so that it is missing; a visible one comes back as it was.
    if (closed.some(({ id }) => !isEmpty(row[id]) && !same(row[id], old[id]))) return undefined
    merged.push({ ...row, ...Object.fromEntries(closed.filter(({ id }) => id in old).map(({ id }) => [id, old[id]])) })
  }
  return merged
}

const readField = (item: FormItem, rights: Rights, before: unknown, input: unknown): { readonly value: unknown } | ValueFault => {
  if (isEmpty(input)) return { value: undefined }
  const calculatedColumns = columnsOf(item).filter(isCalculated)
  const bare =
    calculatedColumns.length === 0
      ? input
      : rowsOf(input).map((row) =>
          withoutKeys(
            row,
            calculatedColumns.map(({ id }) => id),
          ),
        )
  const { success, data } = shapeOf(item).safeParse(bare)
  if (!success) return 'field_wrong'
  if (item.name !== 'TableList') return { value: data }
  const rows = mergedRows(item, rights, rowsOf(before), rowsOf(data))
  return rows ? { value: rows } : 'field_not_open'
}

const withoutKeys = (row: Row, keys: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))

const missingIn = (item: FormItem, rights: Rights, value: unknown): string | undefined => {
  if (isOpen(rights, item.id) && rights.get(item.id)?.isRequired && !isCalculated(item) && isEmpty(value)) return item.id
  const needed = columnsOf(item).filter((column) => isOpen(rights, column.id) && rights.get(column.id)?.isRequired && !isCalculated(column))
  return needed.find(({ id }) => rowsOf(value).some((row) => isEmpty(row[id])))?.id
}

/**
 * The values after somebody wrote `input` under the rights of a node. A field that the node does not open may come back as it is, because
 * browsers send whole forms; anything else is refused. `isDraft` leaves out what is required.
 */
export const readValues = (
  form: Form,
  rights: Rights,
  before: FormValues,
  input: FormValues,
  around: Surroundings,
  isDraft = false,
): ReadValues => {
  const items = new Map(fieldsOf(form).map((item) => [item.id, item]))
  const after: Record<string, unknown> = { ...before }
  for (const [id, value] of Object.entries(input)) {
    const item = items.get(id)
    if (!item) return { fault: 'unknown_field', field: id }
    if (isCalculated(item) || same(value, before[id])) continue
    if (!isOpen(rights, id)) return { fault: 'field_not_open', field: id }
    const read = readField(item, rights, before[id], value)
    if (typeof read === 'string') return { fault: read, field: id }
    if (read.value === undefined) delete after[id]
    else after[id] = read.value
  }
  const values = derive(form, after, around)
  if (new TextEncoder().encode(JSON.stringify(values)).length > maxBytesOfValues) return { fault: 'too_large' }
  const visible = visibleFields(form, values, around)
  const missing = isDraft
    ? []
    : [...items.values()].filter(({ id }) => visible.has(id)).flatMap((item) => missingIn(item, rights, values[item.id]) ?? [])
  return missing[0] === undefined ? { values } : { fault: 'field_required', field: missing[0] }
}
