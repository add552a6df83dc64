import { sql as fragment } from 'kysely'
import type { Sql } from '../../../../platform/db/sql.ts'

export const listPeopleNamed = (sql: Sql, ids: readonly string[]) =>
  sql.selectFrom('person').where('id', 'in', fragment<string>`(select unnest(${ids}::uuid[]))`).select(['id', 'number', 'name']).execute()
