import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'

interface NamedFile {
  readonly item: FormItem
  readonly fieldId: string
  readonly fileId: string
  /** The field, or the table of the column. */
  readonly at: string
}

const idsIn = ({ name }: FormItem, value: unknown): string[] => {
  if (name === 'SignPanel') return typeof value === 'string' ? [value] : []
  if (name !== 'ImageUpload' && name !== 'FileUpload') return []
  return rowsOf(value).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
}

const filesIn = (item: FormItem, at: string, value: unknown): NamedFile[] =>
  idsIn(item, value).map((fileId) => ({ item, fieldId: item.id, fileId, at }))

/** The files that a form names, those in tables as well. */
export const filesOfForm = (form: Form, values: FormValues): NamedFile[] =>
  fieldsOf(form).flatMap((item) => [
    ...filesIn(item, item.id, values[item.id]),
    ...columnsOf(item).flatMap((column) => rowsOf(values[item.id]).flatMap((row) => filesIn(column, item.id, row[column.id]))),
  ])
