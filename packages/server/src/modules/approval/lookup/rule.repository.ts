import type { Column, Sql } from '../../../platform/db/sql.ts'

export const findRule = async (sql: Sql, schoolId: string, id: string) =>
  (await sql.selectFrom('approval_rule').where('school_id', '=', schoolId).where('id', '=', id).select('definition').executeTakeFirst())
    ?.definition

export const listRules = (sql: Sql, schoolId: string, kind: Column<'approval_rule', 'kind'>) =>
  sql
    .selectFrom('approval_rule')
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .select(['id', 'name', 'name_en', 'name_tw'])
    .orderBy('id')
    .execute()
