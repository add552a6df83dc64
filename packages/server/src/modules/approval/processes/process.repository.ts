import { waitingRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

const published = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('approval_process')
    .innerJoin('approval_version', (join) =>
      join.onRef('approval_version.process_id', '=', 'approval_process.id').on('approval_version.state', '=', 'published'),
    )
    .where('approval_process.school_id', '=', schoolId)
    .select([
      'approval_process.id',
      'approval_process.group_id',
      'approval_process.name',
      'approval_process.name_en',
      'approval_process.name_tw',
      'approval_process.remark',
      'approval_process.icon',
      'approval_process.is_stopped',
      'approval_process.matter',
      'approval_version.id as version_id',
      'approval_version.number',
      'approval_version.published_at',
    ])

export type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number]

export const listPublished = (sql: Sql, schoolId: string) =>
  published(sql, schoolId).orderBy('approval_process.position').orderBy('approval_process.id').execute()

export const findPublishedProcess = (sql: Sql, schoolId: string, id: string) =>
  published(sql, schoolId).where('approval_process.id', '=', id).executeTakeFirst()

export const listGroups = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('approval_group')
    .where('school_id', '=', schoolId)
    .select(['id', 'name', 'name_en', 'name_tw', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The processes that somebody started lately, the last first. */
export const listRecent = async (sql: Sql, starterId: string, limit: number) =>
  (
    await sql
      .selectFrom('approval_instance')
      .where('starter_id', '=', starterId)
      .where('state', '<>', 'draft')
      .where('parent_id', 'is', null)
      .groupBy('process_id')
      .select('process_id')
      .select((row) => row.fn.max('started_at').as('last'))
      .orderBy('last', 'desc')
      .limit(limit)
      .execute()
  ).map(({ process_id }) => process_id)

export const listDrafts = (sql: Sql, starterId: string) =>
  sql
    .selectFrom('approval_instance')
    .innerJoin('approval_process', 'approval_process.id', 'approval_instance.process_id')
    .where('approval_instance.starter_id', '=', starterId)
    .where('approval_instance.state', '=', 'draft')
    .select(['approval_instance.id', 'approval_instance.process_id', 'approval_instance.created_at', 'approval_instance.saved_at'])
    .select(['approval_process.name', 'approval_process.name_en', 'approval_process.name_tw'])
    .orderBy('approval_instance.id', 'desc')
    .limit(50)
    .execute()

export const findOpenTasks = (sql: Sql, personId: string) =>
  waitingRows(sql.selectFrom('approval_task').where('assignee_id', '=', personId).where('state', '=', 'open'), 'opened_at', 'due_at')

/** Few rows of an index each: what waits for one person. */
export const findCounts = async (sql: Sql, personId: string) =>
  sql
    .selectNoFrom((query) => {
      const count = query.fn.countAll<number>().as('count')
      const tasks = query.selectFrom('approval_task').where('assignee_id', '=', personId).where('state', '=', 'open')
      const copies = query.selectFrom('approval_copy').where('person_id', '=', personId).where('read_at', 'is', null)
      const mine = query.selectFrom('approval_instance').where('starter_id', '=', personId).where('state', '=', 'running')
      return [
        tasks.select(count).$asScalar().$notNull().as('todo'),
        copies.select(count).$asScalar().$notNull().as('cc'),
        mine.select(count).$asScalar().$notNull().as('mine'),
      ]
    })
    .executeTakeFirstOrThrow()
