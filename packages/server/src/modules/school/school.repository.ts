import type { Sql } from '../../platform/sql.ts'

const titled = ['name', 'name_en', 'name_tw'] as const

export const listRegions = (sql: Sql) =>
  sql
    .selectFrom('region')
    .select(['id', 'parent_id', ...titled])
    .orderBy('position')
    .orderBy('name')
    .execute()

export const listOpenSchools = (sql: Sql) =>
  sql
    .selectFrom('school')
    .where('state', '=', 'open')
    .select(['id', 'region_id', 'code', ...titled])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findSchool = (sql: Sql, id: string) =>
  sql
    .selectFrom('school')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .select(['id', 'code', ...titled])
    .executeTakeFirst()

export const findSchoolByCode = (sql: Sql, code: string) =>
  sql
    .selectFrom('school')
    .where('code', '=', code)
    .where('state', '=', 'open')
    .select(['id', 'code', ...titled])
    .executeTakeFirst()

export const listSettings = (sql: Sql, schoolId: string) =>
  sql.selectFrom('school_setting').where('school_id', '=', schoolId).select(['key', 'value']).execute()

export const listPlaces = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('campus_place')
    .where('school_id', '=', schoolId)
    .select(['id', 'kind', ...titled, 'latitude', 'longitude', 'outline'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findLegalDocument = (sql: Sql, schoolId: string, kind: string, now: Date) =>
  sql
    .selectFrom('legal_document')
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .where('published_at', '<=', now)
    .select(['version', 'title', 'title_en', 'title_tw', 'blocks', 'blocks_en', 'blocks_tw', 'published_at'])
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
