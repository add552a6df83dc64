import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertFaceCall = (sql: Sql, row: Omit<NewRow<'face_call'>, 'unit_id'> & { person_id: string | null }) =>
  sql
    .insertInto('face_call')
    .values((values) => ({
      ...row,
      unit_id: values.selectFrom('person').where('person.id', '=', row.person_id).select('person.org_unit_id'),
    }))
    .execute()

/** All of them: somebody's own copy leaves nothing out. */
export const listCallsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('face_call')
    .where('person_id', '=', personId)
    .select(['purpose', 'outcome', 'fault', 'consent', 'created_at'])
    .orderBy('id', 'desc')
    .execute()
