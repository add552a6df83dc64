import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Recorded twice, it stays as it was. */
export const insertGuardian = (sql: Sql, row: NewRow<'face_guardian'>) =>
  sql
    .insertInto('face_guardian')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const isGuardian = async (sql: Sql, guardianId: string, childId: string): Promise<boolean> => {
  const row = await sql
    .selectFrom('face_guardian')
    .where('guardian_id', '=', guardianId)
    .where('child_id', '=', childId)
    .select('created_at')
    .executeTakeFirst()
  return row !== undefined
}

export const listChildren = (sql: Sql, guardianId: string) =>
  sql
    .selectFrom('face_guardian')
    .innerJoin('person', 'person.id', 'face_guardian.child_id')
    .where('face_guardian.guardian_id', '=', guardianId)
    .where('person.state', '=', 'active')
    .select(['person.id', 'person.name', 'person.name_pinyin as namePinyin', 'person.school_id'])
    .orderBy('person.name')
    .execute()

/** Whose guardian somebody is, and who is theirs. */
export const listGuardianships = (sql: Sql, personId: string) =>
  sql
    .selectFrom('face_guardian')
    .where((row) => row.or([row('guardian_id', '=', personId), row('child_id', '=', personId)]))
    .select(['child_id', 'guardian_id', 'confirmation', 'created_at'])
    .orderBy('created_at')
    .execute()

export const deleteGuardianships = (sql: Sql, personId: string) =>
  sql
    .deleteFrom('face_guardian')
    .where((row) => row.or([row('guardian_id', '=', personId), row('child_id', '=', personId)]))
    .execute()
