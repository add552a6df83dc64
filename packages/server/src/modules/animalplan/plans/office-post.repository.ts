import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** A school that has a post of this code keeps it as it is. */
export const keepPostNamed = (sql: Sql, row: Pick<NewRow<'post'>, 'school_id' | 'code' | 'name' | 'name_en' | 'name_tw'>) =>
  sql
    .insertInto('post')
    .values(row)
    .onConflict((conflict) => conflict.constraint('post__code').doUpdateSet((row) => ({ code: row.ref('excluded.code') })))
    .returning('id')
    .executeTakeFirstOrThrow()
