import { type Expression, sql as fragment } from 'kysely'

type Direction = 'asc' | 'desc'

interface Orderable<Query> {
  orderBy(by: Expression<unknown>, direction: Direction): Query
}

/** The column that a list is ordered by where nobody asks for another order; no two rows have the same value there. */
interface Usual {
  readonly column: string
  readonly direction: Direction
}

/** Rows in the order asked for. Rows with the same value stand in the order of the usual column, so that no page repeats a row. */
export const inOrder = <Query extends Orderable<Query>, Key extends string>(
  rows: Query,
  sort: Key | `-${Key}` | undefined,
  columns: Readonly<Record<Key extends `-${string}` ? never : Key, string>>,
  usual: Usual,
): Query => {
  if (sort === undefined) return rows.orderBy(fragment.ref(usual.column), usual.direction)
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const column = (columns as Readonly<Record<string, string>>)[sort.replace(/^-/, '')] ?? usual.column
  const ordered = rows.orderBy(fragment.ref(column), direction)
  return column === usual.column ? ordered : ordered.orderBy(fragment.ref(usual.column), direction)
}
