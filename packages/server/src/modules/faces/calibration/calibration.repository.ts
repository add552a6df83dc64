import type { Sql } from '../../../platform/db/sql.ts'

export const listSchoolsWithVectors = (sql: Sql) =>
  sql
    .selectFrom('school')
    .where((row) =>
      row.exists(row.selectFrom('face_vector').whereRef('face_vector.school_id', '=', 'school.id').select('face_vector.person_id')),
    )
    .select(['id', 'name', 'name_en'])
    .execute()

/** Some people with their vectors; ids of people are as good as drawn. */
export const listSample = (sql: Sql, schoolId: string, modelId: string, limit: number) =>
  sql
    .selectFrom('face_vector')
    .innerJoin('person', 'person.id', 'face_vector.person_id')
    .where('face_vector.school_id', '=', schoolId)
    .where('face_vector.model_id', '=', modelId)
    .select(['person.id', 'person.kind', 'person.id_card_encrypted', 'face_vector.vector_encrypted'])
    .orderBy('face_vector.person_id', 'desc')
    .limit(limit)
    .execute()

/** Checks of people who were logged in and did all that was asked. */
export const listHonest = (sql: Sql, schoolId: string, modelId: string) =>
  sql
    .selectFrom('face_check')
    .where('school_id', '=', schoolId)
    .where('model_id', '=', modelId)
    .where('purpose', 'in', ['user', 'manager'])
    .where((row) => row.or([row('outcome', '=', 'passed'), row('fault', '=', 'other_person')]))
    .select('similarity')
    .execute()
