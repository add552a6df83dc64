import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import { columnsOf, fieldsOf, isCalculated, type Row, rowsOf } from '@campus/flow/form/fields.ts'
import { originOf } from '@campus/flow/form/row-origins.ts'
import { sameValue } from '@campus/flow/form/same-value.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'
import { isFilledIn, isOpenItem } from './decision-rules.ts'

export interface Versions {
  /** What the form held when the reader began to write. */
  readonly before: FormValues
  /** What it holds now. */
  readonly now: FormValues
  readonly typed: FormValues
}

interface Rows {
  readonly before: readonly Row[]
  readonly now: readonly Row[]
  readonly typed: readonly Row[]
}

const isMarked = (rows: readonly Row[]) => rows.some((row) => originOf(row) !== undefined)

/** Whether the rows are as many as before, and each is where it was. */
const isInPlace = ({ before, now, typed }: Rows) =>
  before.length === now.length &&
  before.length === typed.length &&
  typed.every((row, place) => originOf(row) === (isMarked(before) ? place : undefined))

/**
 * The rows with what the reader typed into them. Cells of others belong to their rows: where these were added, removed or moved meanwhile,
 * nobody can say to which one the reader's cells belong. Undefined then.
 */
const mergedRows = (item: FormItem, rows: Rows): readonly Row[] | undefined => {
  const { before, now, typed } = rows
  const columns = columnsOf(item).filter((column) => !isCalculated(column))
  const open = columns.filter(isOpenItem)
  const isWhollyOwn =
    !isMarked([...before, ...now]) &&
    [...now, ...typed].every((row) => columns.every((column) => isOpenItem(column) || isEmpty(row[column.id])))
  if (!isInPlace(rows)) return isWhollyOwn ? typed : undefined
  const differing = (one: Row | undefined, other: Row | undefined) => open.filter(({ id }) => !sameValue(one?.[id], other?.[id]))
  const merged = now.map((row, place): Row | undefined => {
    const written = differing(typed[place], before[place])
    if (written.length > 0 && !isWhollyOwn && differing(row, before[place]).length > 0) return undefined
    return { ...row, ...Object.fromEntries(written.map(({ id }) => [id, typed[place]?.[id]])) }
  })
  return merged.every((row) => row !== undefined) ? merged : undefined
}

const rowText = (item: FormItem, row: Row) =>
  columnsOf(item)
    .filter(({ id }) => !isEmpty(row[id]))
    .map((column) => textOf(column, row[column.id]))
    .join(' · ')

const typedText = (item: FormItem, value: unknown) => {
  if (item.name !== 'TableList') return isEmpty(value) ? '' : textOf(item, value)
  return rowsOf(value)
    .map((row) => rowText(item, row))
    .filter((text) => text !== '')
    .join('\n')
}

export interface Unkept {
  readonly fieldId: string
  readonly title: string
  /** What the reader had typed there. */
  readonly text: string
}

/** The form as others left it, with what the reader typed over it where that is still open to them, and what could not be kept. */
export const mergedForm = (
  form: Form,
  { before, now, typed }: Versions,
): { readonly typed: FormValues; readonly unkept: readonly Unkept[] } => {
  const merged: Record<string, unknown> = { ...now }
  const unkept: Unkept[] = []
  for (const item of fieldsOf(form).filter((item) => !isCalculated(item))) {
    const { id, title } = item
    if (sameValue(typed[id], before[id])) continue
    const isTable = item.name === 'TableList' && !sameValue(now[id], before[id])
    const rows = isTable ? mergedRows(item, { before: rowsOf(before[id]), now: rowsOf(now[id]), typed: rowsOf(typed[id]) }) : undefined
    if (!isFilledIn(item) || (isTable && !rows)) unkept.push({ fieldId: id, title, text: typedText(item, typed[id]) })
    else merged[id] = rows ?? typed[id]
  }
  return { typed: merged, unkept }
}

/** The fields that hold something else than before. */
export const changedFields = (form: Form, { before, now }: Pick<Versions, 'before' | 'now'>): ReadonlySet<string> =>
  new Set(
    fieldsOf(form)
      .filter(({ id }) => !sameValue(now[id], before[id]))
      .map(({ id }) => id),
  )
