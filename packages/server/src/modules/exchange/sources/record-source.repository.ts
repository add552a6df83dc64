import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const listSystems = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('academic_source as system')
    .where('system.school_id', '=', schoolId)
    .select(['system.code', 'system.name', 'system.name_en', 'system.name_tw'])
    .select(fragment<number>`(select count(*)::int from student_record where source_id = system.id)`.as('records'))
    .orderBy('system.position')
    .orderBy('system.code')
    .execute()

/** By its code; what is there already gets other names. */
export const putSystem = (sql: Sql, row: NewRow<'academic_source'>) =>
  sql
    .insertInto('academic_source')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'code']).doUpdateSet({ name: row.name, name_en: row.name_en, name_tw: row.name_tw }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
