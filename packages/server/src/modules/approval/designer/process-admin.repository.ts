import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const processes = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('approval_process')
    .where('approval_process.school_id', '=', schoolId)
    .select(['id', 'group_id', 'name', 'name_en', 'name_tw', 'remark', 'icon', 'is_stopped', 'matter'])
    .select((row) => [
      row
        .selectFrom('approval_version')
        .whereRef('approval_version.process_id', '=', 'approval_process.id')
        .where('approval_version.state', '=', 'published')
        .select('number')
        .as('published_number'),
      row
        .exists(
          row
            .selectFrom('approval_version')
            .whereRef('approval_version.process_id', '=', 'approval_process.id')
            .where('approval_version.state', '=', 'draft')
            .select('approval_version.id'),
        )
        .as('has_draft'),
      fragment<number>`(select count(*)::int from approval_instance
        where approval_instance.process_id = approval_process.id and approval_instance.state = 'running')`.as('running'),
    ])

export type ProcessAdminRow = Awaited<ReturnType<typeof listProcesses>>[number]

export const listProcesses = (sql: Sql, schoolId: string) => processes(sql, schoolId).orderBy('position').orderBy('id').execute()

export const findProcess = (sql: Sql, schoolId: string, id: string) => processes(sql, schoolId).where('id', '=', id).executeTakeFirst()

export const saveGroup = (sql: Sql, schoolId: string, id: string | undefined, row: Omit<NewRow<'approval_group'>, 'school_id' | 'id'>) =>
  id
    ? sql.updateTable('approval_group').set(row).where('id', '=', id).where('school_id', '=', schoolId).returning('id').executeTakeFirst()
    : sql
        .insertInto('approval_group')
        .values({ ...row, school_id: schoolId })
        .returning('id')
        .executeTakeFirst()

export const deleteGroup = (sql: Sql, schoolId: string, id: string) =>
  sql.deleteFrom('approval_group').where('id', '=', id).where('school_id', '=', schoolId).returning('id').executeTakeFirst()

export const findGroup = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('approval_group').where('id', '=', id).where('school_id', '=', schoolId).select('id').executeTakeFirst()

export const insertProcess = (sql: Sql, row: NewRow<'approval_process'>) =>
  sql.insertInto('approval_process').values(row).returning('id').executeTakeFirstOrThrow()

export const updateProcess = (sql: Sql, id: string, row: Partial<NewRow<'approval_process'>>) =>
  sql.updateTable('approval_process').set(row).where('id', '=', id).execute()

/** One at a time publishes or edits a process. */
export const lockProcess = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('approval_process')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .select(['id', 'matter'])
    .forUpdate()
    .executeTakeFirst()

export const replaceAdministrators = async (sql: Sql, schoolId: string, processId: string, personIds: readonly string[]) => {
  await sql.deleteFrom('approval_process_admin').where('process_id', '=', processId).execute()
  if (personIds.length === 0) return
  await sql
    .insertInto('approval_process_admin')
    .values(personIds.map((person_id) => ({ process_id: processId, person_id, school_id: schoolId })))
    .execute()
}

export const listAdministratorIds = async (sql: Sql, processId: string) =>
  (await sql.selectFrom('approval_process_admin').where('process_id', '=', processId).select('person_id').execute()).map(
    ({ person_id }) => person_id,
  )
