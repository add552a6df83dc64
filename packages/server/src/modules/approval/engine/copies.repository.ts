import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Who has it already keeps what they have; a second copy is no news. */
export const insertCopies = (sql: Sql, rows: readonly NewRow<'approval_copy'>[]) =>
  sql
    .insertInto('approval_copy')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
