import type { FormItem } from '@campus/contract/approval/form.ts'
import { isEmpty } from '../conditions/compare.ts'
import { columnsOf, isCalculated, type Row, rowsOf } from './fields.ts'
import { isHidden, isOpen, type Rights } from './rights.ts'
import { originOf } from './row-origins.ts'
import { sameValue } from './same-value.ts'
import { shapeOf } from './value-shapes.ts'

type Columns = readonly FormItem[]

/** The cells of these columns that hold something: one that was cleared is none. */
const cellsOf = (row: Row | undefined, columns: Columns): Row =>
  Object.fromEntries(columns.filter(({ id }) => !isEmpty(row?.[id])).map(({ id }) => [id, row?.[id]]))

const isFilled = (rows: readonly Row[], columns: Columns) => rows.some((row) => columns.some(({ id }) => !isEmpty(row[id])))

const splitColumns = (item: FormItem, rights: Rights) => {
  const columns = columnsOf(item).filter((column) => !isCalculated(column))
  return {
    open: columns.filter(({ id }) => isOpen(rights, id)),
    closed: columns.filter(({ id }) => !isOpen(rights, id)),
    seen: columns.filter(({ id }) => !isOpen(rights, id) && !isHidden(rights, id)),
    hidden: columns.filter(({ id }) => isHidden(rights, id)),
  }
}
type Split = ReturnType<typeof splitColumns>

/**
 * The row that each one was before. Cells that somebody else filled in belong to their row. Where the writer sees them, rows keep their
 * number and order; where not, rows may come, go and move if they say which they were, and stay in place if they do not. Whether hidden
 * cells are filled in makes no difference to what is taken.
 */
const rowsBefore = ({ hidden, seen }: Split, before: readonly Row[], given: readonly Row[]): readonly (Row | undefined)[] | undefined => {
  const hasUnseen = hidden.length > 0 && before.length > 0
  if (!hasUnseen && !isFilled(before, seen)) return given.map(() => undefined)
  const origins = given.map(originOf)
  const isInPlace = given.length === before.length && origins.every((origin, place) => origin === undefined || origin === place)
  const isSaid = given.length === 0 || origins.some((origin) => origin !== undefined)
  if (isFilled(before, seen) || !isSaid) return isInPlace ? before : undefined
  const known = origins.filter((origin) => typeof origin === 'number')
  const isKnown = new Set(known).size === known.length && known.every((place) => place < before.length)
  return isKnown ? origins.map((origin) => (typeof origin === 'number' ? before[origin] : undefined)) : undefined
}

/** The rows while somebody writes them; undefined where it is not clear whose the closed cells are. */
export const unfinishedRows = (
  item: FormItem,
  rights: Rights,
  before: readonly Row[],
  given: readonly Row[],
): readonly Row[] | undefined => {
  const columns = splitColumns(item, rights)
  const earlier = rowsBefore(columns, before, given)
  return earlier && given.map((row, place) => ({ ...cellsOf(row, columns.open), ...cellsOf(earlier[place], columns.closed) }))
}

/**
 * The rows after somebody wrote them at a node. Cells that it does not open stay as they were. Those that it shows may come back, but not as
 * others; those that it hides are not looked at: who saw them at another step sends them back, and nobody else may learn what they hold.
 */
export const readTable = (
  item: FormItem,
  rights: Rights,
  before: readonly Row[],
  input: unknown,
): { readonly value: readonly Row[] | undefined } | 'field_wrong' | 'field_not_open' => {
  const given = rowsOf(input)
  const columns = splitColumns(item, rights)
  const isRows = Array.isArray(input) && given.length === input.length
  const { success, data } = shapeOf(item).safeParse(isRows ? given.map((row) => cellsOf(row, columns.open)) : input)
  if (!success) return 'field_wrong'
  const kept = rowsBefore(columns, before, given)?.map((row) => cellsOf(row, columns.closed))
  const isForged = (row: Row, place: number) =>
    Object.entries(cellsOf(row, columns.seen)).some(([id, cell]) => !sameValue(cell, kept?.[place]?.[id]))
  if (!kept || given.some(isForged)) return 'field_not_open'
  const rows = rowsOf(data).map((row, place) => ({ ...row, ...kept[place] }))
  return { value: rows.length === 0 ? undefined : rows }
}
