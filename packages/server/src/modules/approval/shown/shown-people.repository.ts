import type { Sql } from '../../../platform/db/sql.ts'

export const listShown = (sql: Sql, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.id', 'in', ids)
    .select(['person.id', 'person.name', 'person.name_pinyin', 'person.avatar_file_id'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .execute()

export const listUnitNames = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('org_unit').where('id', 'in', ids).select(['id', 'name', 'name_en', 'name_tw']).execute()
