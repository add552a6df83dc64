import { countRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

export const listNewestOf = (sql: Sql, personId: string, limit: number) =>
  sql
    .selectFrom('application')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .where('application.person_id', '=', personId)
    .select(['application.id', 'application.state', 'application.created_at', 'version.name', 'version.name_en', 'version.name_tw'])
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute()

export const countOfPerson = (sql: Sql, personId: string) => countRows(sql.selectFrom('application').where('person_id', '=', personId))
