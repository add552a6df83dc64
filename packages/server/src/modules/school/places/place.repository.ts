import type { Sql } from '../../../platform/db/sql.ts'

export const listPlaces = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('campus_place')
    .where('school_id', '=', schoolId)
    .select(['id', 'kind', 'name', 'name_en', 'name_tw', 'latitude', 'longitude', 'outline'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findPlace = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('campus_place').where('school_id', '=', schoolId).where('id', '=', id).select(['latitude', 'longitude']).executeTakeFirst()
