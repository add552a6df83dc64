import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'

interface NamedFile {
  readonly fieldId: string
  readonly fileId: string
}

const filesIn = (item: FormItem, value: unknown): NamedFile[] => {
  if (item.name === 'SignPanel') return typeof value === 'string' ? [{ fieldId: item.id, fileId: value }] : []
  if (item.name !== 'ImageUpload' && item.name !== 'FileUpload') return []
  return rowsOf(value).flatMap(({ id }) => (typeof id === 'string' ? [{ fieldId: item.id, fileId: id }] : []))
}

/** The files that a form names, those in tables as well. */
export const filesOfForm = (form: Form, values: FormValues): NamedFile[] =>
  fieldsOf(form).flatMap((item) => [
    ...filesIn(item, values[item.id]),
    ...columnsOf(item).flatMap((column) => rowsOf(values[item.id]).flatMap((row) => filesIn(column, row[column.id]))),
  ])
