import { countRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

export const countWaiting = (sql: Sql, personId: string, now: Date) =>
  countRows(
    sql
      .selectFrom('print_item')
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)])),
  )
