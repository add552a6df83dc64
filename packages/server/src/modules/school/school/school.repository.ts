import { sql as fragment } from 'kysely'
import { hotRows, type Sql } from '../../../platform/db/sql.ts'

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
    .select(['id', 'region_id', 'code', ...titled])
    .executeTakeFirst()

export const findSchoolByCode = (sql: Sql, code: string) =>
  sql
    .selectFrom('school')
    .where('code', '=', code)
    .where('state', '=', 'open')
    .select(['id', 'region_id', 'code', ...titled])
    .executeTakeFirst()

export const listSettings = hotRows((sql, schoolId: string) =>
  sql.selectFrom('school_setting').where('school_id', '=', schoolId).select(['key', 'value']),
)

/** All settings of a school, where it is open. */
export const findOpenSettings = (sql: Sql, id: string) =>
  sql
    .selectFrom('school')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .select((row) =>
      row
        .selectFrom('school_setting')
        .whereRef('school_setting.school_id', '=', 'school.id')
        .select(fragment<Record<string, unknown>>`coalesce(jsonb_object_agg(key, value), '{}')`.as('settings'))
        .as('settings'),
    )
    .executeTakeFirst()

export const saveSetting = (sql: Sql, row: { schoolId: string; key: string; value: unknown; by: string; now: Date }) =>
  sql
    .insertInto('school_setting')
    .values({ school_id: row.schoolId, key: row.key, value: JSON.stringify(row.value), updated_by: row.by, updated_at: row.now })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'key']).doUpdateSet((old) => ({
        value: old.ref('excluded.value'),
        updated_by: old.ref('excluded.updated_by'),
        updated_at: old.ref('excluded.updated_at'),
      })),
    )
    .execute()

/** Locked until the end of the transaction while the organisation or the settings are changed. People may still be added meanwhile. */
export const lockSchool = (sql: Sql, schoolId: string) =>
  sql.selectFrom('school').where('id', '=', schoolId).select('id').forNoKeyUpdate().executeTakeFirst()
