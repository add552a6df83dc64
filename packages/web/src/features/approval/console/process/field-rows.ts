import type { Form, FormItem } from '@campus/contract/approval/form.ts'

/** Where a field stands: among which fields, inside of which layout or table. */
export interface FieldRow {
  readonly item: FormItem
  readonly depth: number
  readonly holder: FormItem | undefined
}

export const fieldRows = (form: Form, depth = 0, holder?: FormItem): readonly FieldRow[] =>
  form.flatMap((item) => [{ item, depth, holder }, ...fieldRows(item.items ?? [], depth + 1, item)])

export const fieldRow = (form: Form, id: string): FieldRow | undefined => fieldRows(form).find(({ item }) => item.id === id)
