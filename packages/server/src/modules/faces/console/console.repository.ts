import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const countVectors = async (sql: Sql, schoolId: string): Promise<number> => {
  const row = await sql
    .selectFrom('face_vector')
    .where('school_id', '=', schoolId)
    .select((vector) => vector.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many people agree to each use at present, by the text that they agreed to, the newest first. */
export const countAgreed = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom((query) =>
      query
        .selectFrom('face_consent')
        .where('school_id', '=', schoolId)
        .distinctOn(['person_id', 'purpose'])
        .select(['person_id', 'purpose', 'action', 'version'])
        .orderBy('person_id')
        .orderBy('purpose')
        .orderBy('id', 'desc')
        .as('newest'),
    )
    .where('action', '=', 'given')
    .groupBy(['purpose', 'version'])
    .select(['purpose', 'version', fragment<number>`count(*)::int`.as('people')])
    .orderBy('version', 'desc')
    .execute()

export const countChecks = (sql: Sql, schoolId: string, since: Date) =>
  sql
    .selectFrom('face_check')
    .where('school_id', '=', schoolId)
    .where('created_at', '>', since)
    .groupBy('outcome')
    .select(['outcome', fragment<number>`count(*)::int`.as('count')])
    .execute()

export const insertAssessment = (sql: Sql, row: NewRow<'face_assessment'>) =>
  sql.insertInto('face_assessment').values(row).returning('id').executeTakeFirstOrThrow()

export const listAssessments = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('face_assessment')
    .innerJoin('person', 'person.id', 'face_assessment.written_by')
    .where('face_assessment.school_id', '=', schoolId)
    .select(['face_assessment.id', 'face_assessment.text', 'face_assessment.file_id', 'face_assessment.created_at', 'person.name'])
    .orderBy('face_assessment.id', 'desc')
    .execute()

export const findPersonUnit = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'student')
    .where('number', '=', number)
    .where('state', '=', 'active')
    .select(['id', 'org_unit_id'])
    .executeTakeFirst()
