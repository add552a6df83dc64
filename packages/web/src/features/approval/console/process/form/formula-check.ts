import type { Form } from '@campus/contract/approval/form.ts'
import { columnsOf, fieldsOf } from '@campus/flow/form/fields.ts'
import { fieldsIn, parseFormula } from '@campus/flow/formulas/parse.ts'

export interface FormulaField {
  /** As a formula names it: a column with its table before it. */
  readonly id: string
  readonly title: string
}

/** What a formula may read: the fields of the form, all cells of a column, and inside of a table the columns of the same row. */
export const formulaFields = (form: Form, tableId: string | undefined): readonly FormulaField[] =>
  fieldsOf(form).flatMap((item) => {
    const columns = columnsOf(item).map(({ id, title }) => ({ id: item.id === tableId ? id : `${item.id}.${id}`, title }))
    return item.name === 'TableList' ? columns : [{ id: item.id, title: item.title }]
  })

/** Undefined for a right one; else whether it cannot be read, or the first field in it that does not exist. */
export const formulaFault = (expression: string, known: readonly FormulaField[]): 'wrong' | { readonly unknown: string } | undefined => {
  const formula = parseFormula(expression)
  if (!formula) return 'wrong'
  const unknown = fieldsIn(formula).find((id) => known.every((field) => field.id !== id))
  return unknown === undefined ? undefined : { unknown }
}
