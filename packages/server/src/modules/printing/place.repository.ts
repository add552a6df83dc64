import type { Sql } from '../../platform/db/sql.ts'

export const listTerminals = (sql: Sql, ids: readonly string[]) =>
  sql
    .selectFrom('terminal')
    .where('id', 'in', ids)
    .select(['id', 'name', 'name_en', 'name_tw', 'location', 'location_en', 'location_tw'])
    .execute()
