import { type Form, type FormItem, type FormValues, maxBytesOfValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '../conditions/compare.ts'
import { derive, type Surroundings, visibleFields } from './derived-values.ts'
import { columnsOf, fieldsOf, isCalculated, rowsOf } from './fields.ts'
import { readTable } from './read-table.ts'
import { isHidden, isOpen, type Rights } from './rights.ts'
import { sameValue } from './same-value.ts'
import { shapeOf } from './value-shapes.ts'

type ValueFault = 'unknown_field' | 'field_not_open' | 'field_wrong' | 'field_required' | 'too_large'
export type ReadValues = { readonly values: FormValues } | { readonly fault: ValueFault; readonly field?: string }

const readField = (item: FormItem, rights: Rights, before: unknown, input: unknown): { readonly value: unknown } | ValueFault => {
  if (item.name === 'TableList') return readTable(item, rights, rowsOf(before), isEmpty(input) ? [] : input)
  if (isEmpty(input)) return { value: undefined }
  const { success, data } = shapeOf(item).safeParse(input)
  return success ? { value: data } : 'field_wrong'
}

const missingIn = (item: FormItem, rights: Rights, value: unknown): string | undefined => {
  if (isOpen(rights, item.id) && rights.get(item.id)?.isRequired && !isCalculated(item) && isEmpty(value)) return item.id
  const needed = columnsOf(item).filter((column) => isOpen(rights, column.id) && rights.get(column.id)?.isRequired && !isCalculated(column))
  return needed.find(({ id }) => rowsOf(value).some((row) => isEmpty(row[id])))?.id
}

/**
 * The values after somebody wrote `input` under the rights of a node. A field that the node shows but does not open may come back as it is,
 * because browsers send whole forms; anything else is refused. The answer about a hidden field does not depend on what it holds: otherwise
 * it could be found out by trying. `isDraft` leaves out what is required.
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
    if (isCalculated(item) || sameValue(value, isHidden(rights, id) ? undefined : before[id])) continue
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
