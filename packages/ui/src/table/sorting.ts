import type { Column } from './columns.ts'

export interface Sort {
  readonly by: string
  readonly isDescending: boolean
}

/** How addresses and calls write a sort: the key, with a minus sign before it where the largest comes first. */
export const sortIn = (text: string | undefined): Sort | undefined => {
  if (!text) return undefined
  return text.startsWith('-') ? { by: text.slice(1), isDescending: true } : { by: text, isDescending: false }
}

export const sortText = ({ by, isDescending }: Sort): string => `${isDescending ? '-' : ''}${by}`

/** What a press on a heading leads to: upwards, downwards, and then the usual order of the list again. */
export const nextSort = (sort: Sort | undefined, by: string): Sort | undefined => {
  if (sort?.by !== by) return { by, isDescending: false }
  return sort.isDescending ? undefined : { by, isDescending: true }
}

type Value = string | number | null

const valueOf = <Row>({ value, cell }: Column<Row>, row: Row): Value | undefined => {
  if (value) return value(row)
  const shown = cell(row)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined
}

/** A column whose cells are drawings alone cannot be sorted. */
export const isSortable = <Row>(column: Column<Row>, rows: readonly Row[]): boolean =>
  rows.length > 1 && rows.some((row) => valueOf(column, row) !== undefined)

const compare = (one: Value, other: Value, language: string) => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other), language, { numeric: true })
}

/** Rows in the order of one column; rows without a value come last either way. */
export const sortRows = <Row>(rows: readonly Row[], column: Column<Row>, isDescending: boolean, language: string): readonly Row[] => {
  const valued = rows.map((row) => ({ row, value: valueOf(column, row) ?? '' }))
  const sign = isDescending ? -1 : 1
  return valued
    .toSorted((one, other) => {
      if (one.value === '' || other.value === '') return Number(one.value === '') - Number(other.value === '')
      return sign * compare(one.value, other.value, language)
    })
    .map(({ row }) => row)
}
