import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** In the place of the one before. Refused by the database where nobody agreed (`face_vector__needs_consent`). */
export const saveVector = (sql: Sql, row: NewRow<'face_vector'>) =>
  sql
    .insertInto('face_vector')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((old) => ({
        file_id: old.ref('excluded.file_id'),
        model_id: old.ref('excluded.model_id'),
        dimension: old.ref('excluded.dimension'),
        vector_encrypted: old.ref('excluded.vector_encrypted'),
        created_at: old.ref('excluded.created_at'),
      })),
    )
    .execute()

export const findVectorRow = (sql: Sql, personId: string, modelId: string) =>
  sql
    .selectFrom('face_vector')
    .where('person_id', '=', personId)
    .where('model_id', '=', modelId)
    .select(['vector_encrypted', 'dimension'])
    .executeTakeFirst()

export const deleteVector = (sql: Sql, personId: string) =>
  sql.deleteFrom('face_vector').where('person_id', '=', personId).returning('person_id').executeTakeFirst()

/** Vectors of another model can be compared with nothing any more. */
export const deleteOtherModels = (sql: Sql, modelId: string) => sql.deleteFrom('face_vector').where('model_id', '<>', modelId).execute()

export const findPortraitFile = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('file', 'file.id', 'person.portrait_file_id')
    .where('person.id', '=', personId)
    .select(['file.id', 'person.school_id'])
    .executeTakeFirst()

export const findSchoolOf = async (sql: Sql, personId: string): Promise<string | undefined> =>
  (await sql.selectFrom('person').where('id', '=', personId).select('school_id').executeTakeFirst())?.school_id

/** Who agreed to be compared and has a portrait, but no vector of it; others each time, because some portraits show no face. */
export const listLacking = (sql: Sql, modelId: string, limit: number) =>
  sql
    .selectFrom('person')
    .where('person.state', '=', 'active')
    .where('person.portrait_file_id', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('face_vector')
            .whereRef('face_vector.person_id', '=', 'person.id')
            .whereRef('face_vector.file_id', '=', 'person.portrait_file_id')
            .where('face_vector.model_id', '=', modelId)
            .select('face_vector.person_id'),
        ),
      ),
    )
    .where(fragment<boolean>`has_face_consent(person.id, array['comparison', 'login', 'search'])`)
    .select('person.id')
    .orderBy(fragment`random()`)
    .limit(limit)
    .execute()

/** That there is a vector, of which model and since when. */
export const findVectorNote = (sql: Sql, personId: string) =>
  sql.selectFrom('face_vector').where('person_id', '=', personId).select(['model_id', 'dimension', 'created_at']).executeTakeFirst()
