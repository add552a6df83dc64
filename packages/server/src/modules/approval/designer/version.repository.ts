import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'number', 'state', 'revision', 'tree', 'form', 'settings', 'changed_at', 'published_at'] as const

const versionIn = (sql: Sql, processId: string, state: 'draft' | 'published') =>
  sql.selectFrom('approval_version').where('process_id', '=', processId).where('state', '=', state).select(columns).executeTakeFirst()

export const findDraft = (sql: Sql, processId: string) => versionIn(sql, processId, 'draft')
export const findPublishedVersion = (sql: Sql, processId: string) => versionIn(sql, processId, 'published')

/** One at a time publishes in a school: whether processes start each other in a circle is seen by all of them together. */
export const holdPublishing = (sql: Sql, schoolId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`approval_publishing:${schoolId}`}, 0))`.execute(sql)

/** What is published and names a process in its tree, with what the processes are called. */
export const listPublishedNaming = (sql: Sql, schoolId: string, processId: string) =>
  sql
    .selectFrom('approval_version as version')
    .innerJoin('approval_process as process', 'process.id', 'version.process_id')
    .where('version.school_id', '=', schoolId)
    .where('version.state', '=', 'published')
    .where('version.process_id', '<>', processId)
    .where(fragment<boolean>`strpos(version.tree::text, ${processId}) > 0`)
    .select(['version.id', 'process.name', 'process.name_en', 'process.name_tw'])
    .orderBy('process.id')
    .execute()

/** A version that was published, as it was then. */
export const findNumbered = (sql: Sql, processId: string, number: number) =>
  sql
    .selectFrom('approval_version')
    .where('process_id', '=', processId)
    .where('number', '=', number)
    .where('state', '<>', 'draft')
    .select(columns)
    .executeTakeFirst()

export const listVersions = (sql: Sql, processId: string) =>
  sql
    .selectFrom('approval_version')
    .where('process_id', '=', processId)
    .select(['number', 'state', 'changed_at', 'published_at'])
    .select(
      fragment<number>`(select count(*)::int from approval_instance
        where approval_instance.version_id = approval_version.id and approval_instance.state = 'running')`.as('running'),
    )
    .orderBy('number', 'desc')
    .execute()

export const insertDraft = (sql: Sql, row: Omit<NewRow<'approval_version'>, 'number' | 'state'>) =>
  sql
    .insertInto('approval_version')
    .values({
      ...row,
      state: 'draft',
      number: fragment<number>`(select coalesce(max(number), 0) + 1 from approval_version where process_id = ${row.process_id})`,
    })
    .returning('revision')
    .executeTakeFirstOrThrow()

/** Nothing where somebody else has saved since: the revision is another by then. */
export const updateDraft = (
  sql: Sql,
  { id, revision }: { id: string; revision: number },
  row: Pick<NewRow<'approval_version'>, 'tree' | 'form' | 'settings' | 'changed_by' | 'changed_at'>,
) =>
  sql
    .updateTable('approval_version')
    .set({ ...row, revision: revision + 1 })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()

export const deleteDraft = (sql: Sql, processId: string) =>
  sql.deleteFrom('approval_version').where('process_id', '=', processId).where('state', '=', 'draft').returning('id').executeTakeFirst()

/** The published one makes room for the draft. */
export const publishDraft = async (sql: Sql, processId: string, { id, by, now }: { id: string; by: string; now: Date }) => {
  await sql
    .updateTable('approval_version')
    .set({ state: 'retired' })
    .where('process_id', '=', processId)
    .where('state', '=', 'published')
    .execute()
  return sql
    .updateTable('approval_version')
    .set({ state: 'published', published_by: by, published_at: now })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('number')
    .executeTakeFirst()
}
