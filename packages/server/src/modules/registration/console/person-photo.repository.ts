import type { Sql } from '../../../platform/db/sql.ts'

export const findPortraitOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('file', 'file.id', 'person.portrait_file_id')
    .where('person.id', '=', personId)
    .select(['file.id', 'file.created_at'])
    .executeTakeFirst()

export const listOpenCasesOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('registration_case')
    .where('person_id', '=', personId)
    .where('handed_in_at', 'is not', null)
    .where('closed_at', 'is', null)
    .selectAll()
    .execute()
