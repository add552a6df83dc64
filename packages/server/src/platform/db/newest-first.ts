import { type Expression, sql as fragment } from 'kysely'
import type { FromCursor } from './cursor.ts'

interface Ordered<Query> {
  where(condition: Expression<boolean>): Query
  orderBy(by: Expression<unknown>, direction: 'desc'): Query
  limit(count: number): Query
}

interface Log {
  readonly table: string
  /** What the statement calls the table. */
  readonly as: string
  /** The column with the time. */
  readonly time: string
}

/** The rows of a log after that of the cursor, the newest first. Rows of one moment stand by their ids, so that no part repeats another. */
export const newestFirst = <Query extends Ordered<Query>>(rows: Query, { table, as, time }: Log, { cursor, limit }: FromCursor): Query => {
  const [at, id] = [fragment.ref(`${as}.${time}`), fragment.ref(`${as}.id`)]
  const older = fragment<boolean>`(${at}, ${id}) < (select ${fragment.ref(time)}, id from ${fragment.table(table)} where id = ${cursor})`
  return (cursor === undefined ? rows : rows.where(older)).orderBy(at, 'desc').orderBy(id, 'desc').limit(limit)
}
