import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'
import { sumsOf } from '@campus/flow/form/table-sums.ts'

/** One field on paper: its text, a signature, or a table with its sums. */
export type PrintedField =
  | { readonly title: string; readonly text: string }
  | { readonly title: string; readonly pictureFileId: string }
  | {
      readonly title: string
      readonly heads: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly sums: readonly string[]
    }

const isPrinted = ({ props }: FormItem) => props.enablePrint

/** The fields that a paper shows to a reader of this form. */
export const printedFields = (form: Form): readonly FormItem[] => fieldsOf(form).filter(isPrinted)

export const printedColumns = (item: FormItem): readonly FormItem[] => columnsOf(item).filter(isPrinted)

const written = (item: FormItem, value: unknown) => (isEmpty(value) ? '' : textOf(item, value))

const printTable = (item: FormItem, value: unknown): PrintedField => {
  const columns = printedColumns(item)
  const sums = new Map(sumsOf(item, value).map(({ id, sum }) => [id, String(sum)]))
  return {
    title: item.title,
    heads: columns.map(({ title }) => title),
    rows: rowsOf(value).map((row) => columns.map((column) => written(column, row[column.id]))),
    sums: sums.size === 0 ? [] : columns.map(({ id }) => sums.get(id) ?? ''),
  }
}

/** What was filled in, by the rights that the form was cut to. Files are named; a question that nobody was asked is left out. */
export const printFields = (form: Form, values: FormValues): PrintedField[] =>
  printedFields(form).flatMap((item): PrintedField[] => {
    const value = values[item.id]
    if (isEmpty(value)) return item.visibleWhen ? [] : [{ title: item.title, text: '' }]
    if (item.name === 'TableList') return [printTable(item, value)]
    if (item.name === 'SignPanel' && typeof value === 'string') return [{ title: item.title, pictureFileId: value }]
    return [{ title: item.title, text: written(item, value) }]
  })
