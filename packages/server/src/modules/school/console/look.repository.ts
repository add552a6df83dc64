import type { NewRow, Sql } from '../../../platform/db/sql.ts'

interface Names {
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

export const updateNames = (sql: Sql, schoolId: string, names: Names) =>
  sql.updateTable('school').set(names).where('id', '=', schoolId).execute()

/** What `row` leaves out stays as it was. */
export const saveLookRow = (sql: Sql, row: NewRow<'school_look'>) => {
  const { school_id: _, ...changed } = row
  return sql
    .insertInto('school_look')
    .values(row)
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(changed))
    .execute()
}
