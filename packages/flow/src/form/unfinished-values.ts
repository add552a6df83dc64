import type { Form, FormValues } from '@campus/contract/approval/form.ts'
import { derive, type Surroundings, visibleFields } from './derived-values.ts'
import { columnsOf, fieldsOf, isCalculated, rowsOf } from './fields.ts'
import { unfinishedRows } from './read-table.ts'
import { isHidden, isOpen, type Rights } from './rights.ts'

interface Unfinished {
  readonly values: FormValues
  readonly visible: ReadonlySet<string>
}

/** The values while somebody writes them under the rights of a node: nothing is judged yet, and what the node does not open is not looked at. */
export const unfinishedValues = (form: Form, rights: Rights, before: FormValues, input: FormValues, around: Surroundings): Unfinished => {
  const written = fieldsOf(form)
    .filter((item) => item.id in input && isOpen(rights, item.id) && !isCalculated(item))
    .map((item) => {
      if (item.name !== 'TableList') return [item.id, input[item.id]]
      const held = rowsOf(before[item.id])
      return [item.id, unfinishedRows(item, rights, held, rowsOf(input[item.id])) ?? held]
    })
  const values = derive(form, { ...before, ...Object.fromEntries(written) }, around)
  return { values, visible: visibleFields(form, values, around) }
}

/** What formulas give that a reader with these rights sees: of tables the rows with nothing else. */
export const calculatedValues = (form: Form, rights: Rights, values: FormValues): FormValues =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ id }) => id in values && !isHidden(rights, id))
      .flatMap((item): readonly (readonly [string, unknown])[] => {
        if (isCalculated(item)) return [[item.id, values[item.id]]]
        const columns = columnsOf(item).filter((column) => isCalculated(column) && !isHidden(rights, column.id))
        const cells = rowsOf(values[item.id]).map((row) =>
          Object.fromEntries(columns.filter(({ id }) => id in row).map(({ id }) => [id, row[id]])),
        )
        return columns.length === 0 ? [] : [[item.id, cells]]
      }),
  )

/** A form with these calculated values instead of those that it holds; of a table as far as it has the same rows. */
export const withCalculated = (form: Form, values: FormValues, calculated: FormValues): FormValues => {
  const set = (held: FormValues, id: string, value: unknown): FormValues => {
    const { [id]: _, ...others } = held
    return value === undefined ? others : { ...others, [id]: value }
  }
  return fieldsOf(form).reduce((now, item) => {
    if (isCalculated(item)) return set(now, item.id, calculated[item.id])
    const columns = columnsOf(item).filter(isCalculated)
    const [rows, cells] = [rowsOf(now[item.id]), rowsOf(calculated[item.id])]
    if (columns.length === 0 || rows.length !== cells.length || rows.length === 0) return now
    const filled = rows.map((row, place) => columns.reduce((row, { id }) => set(row, id, cells[place]?.[id]), row))
    return set(now, item.id, filled)
  }, values)
}
