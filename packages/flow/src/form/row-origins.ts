import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { columnsOf, fieldsOf, isCalculated, type Row, rowsOf } from './fields.ts'
import { isHidden, isOpen, type Rights } from './rights.ts'

/** Which row it was when it was read. No column is called like this, and it is not kept. */
const origin = '$row'

/** The place of the row that it was; null of a new one, undefined where the writer does not say. */
export const originOf = (row: Row): number | null | undefined => {
  const value = row[origin]
  return value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0) ? value : undefined
}

const isReshapedUnseen = (item: FormItem, rights: Rights) =>
  isOpen(rights, item.id) && columnsOf(item).some((column) => !isCalculated(column) && isHidden(rights, column.id))

/** What a writer gets who may move rows without seeing all of their cells: each row says which it is, so that what is hidden goes with it. */
export const withOrigins = (form: Form, rights: Rights, shown: FormValues): FormValues => ({
  ...shown,
  ...Object.fromEntries(
    fieldsOf(form)
      .filter((item) => item.id in shown && isReshapedUnseen(item, rights))
      .map(({ id }) => [id, rowsOf(shown[id]).map((row, place) => ({ ...row, [origin]: place }))]),
  ),
})

/** The rows as they are sent: where those before said which they were, those without a word are new. */
export const withNewRows = (before: unknown, value: unknown): unknown =>
  rowsOf(before).some((row) => originOf(row) !== undefined)
    ? rowsOf(value).map((row) => (originOf(row) === undefined ? { ...row, [origin]: null } : row))
    : value
