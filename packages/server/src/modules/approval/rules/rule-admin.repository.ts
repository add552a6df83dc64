import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'kind', 'name', 'name_en', 'name_tw', 'definition', 'revision'] as const

export const listAllRules = (sql: Sql, schoolId: string) =>
  sql.selectFrom('approval_rule').where('school_id', '=', schoolId).select(columns).orderBy('id').execute()

/** Locked, so that a process that names it is not published at the same time. */
export const lockRule = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('approval_rule').where('school_id', '=', schoolId).where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

/** Those of the ids that are rules of the school, held until the end of the transaction. */
export const holdRules = async (sql: Sql, schoolId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : sql.selectFrom('approval_rule').where('school_id', '=', schoolId).where('id', 'in', ids).select(['id', 'kind']).forShare().execute()

export const insertRule = (sql: Sql, row: NewRow<'approval_rule'>) =>
  sql.insertInto('approval_rule').values(row).returning('id').executeTakeFirstOrThrow()

/** Nothing where somebody else has saved since. */
export const updateRule = (
  sql: Sql,
  { id, revision }: { id: string; revision: number },
  row: Pick<NewRow<'approval_rule'>, 'kind' | 'name' | 'name_en' | 'name_tw' | 'definition'>,
) =>
  sql
    .updateTable('approval_rule')
    .set({ ...row, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()

export const deleteRule = (sql: Sql, id: string) => sql.deleteFrom('approval_rule').where('id', '=', id).execute()

/** The form of a process as it is being designed, else as it is published. */
export const findForm = (sql: Sql, schoolId: string, processId: string) =>
  sql
    .selectFrom('approval_version')
    .where('school_id', '=', schoolId)
    .where('process_id', '=', processId)
    .where('state', 'in', ['draft', 'published'])
    .select('form')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Which processes name a rule: in their draft, in what is published, or in a version that something still runs in. */
export const listUses = async (sql: Sql, schoolId: string) => {
  const { rows } = await fragment<{ rule: string; name: string; name_en: string; name_tw: string }>`
    select distinct rule #>> '{}' as rule, process.name, process.name_en, process.name_tw
    from approval_version as version
      join approval_process as process on process.id = version.process_id
      cross join lateral jsonb_path_query(version.tree, '$.**.rule ? (@ != "")') as rule
    where version.school_id = ${schoolId}
      and (version.state <> 'retired' or exists (select from approval_instance
        where approval_instance.version_id = version.id and approval_instance.state = 'running'))`.execute(sql)
  return rows
}
