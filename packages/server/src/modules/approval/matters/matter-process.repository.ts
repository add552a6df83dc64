import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const findProcessOf = (sql: Sql, schoolId: string, kind: string) =>
  sql
    .selectFrom('approval_process')
    .innerJoin('approval_version', (join) =>
      join.onRef('approval_version.process_id', '=', 'approval_process.id').on('approval_version.state', '=', 'published'),
    )
    .where('approval_process.school_id', '=', schoolId)
    .where('approval_process.matter', '=', kind)
    .select(['approval_process.id', 'approval_version.id as version_id'])
    .executeTakeFirst()

/** One at a time gives a school its processes; records that refer to the school do not wait for it. */
export const lockSchool = (sql: Sql, schoolId: string) =>
  sql.selectFrom('school').where('id', '=', schoolId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()

/** The group in which the school has processes of other matters already. */
export const findGroupOfMatters = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('approval_process')
    .where('school_id', '=', schoolId)
    .where('matter', 'is not', null)
    .select('group_id as id')
    .orderBy('id')
    .executeTakeFirst()

/** A group of this name that an administrator made is taken as it is. */
export const insertGroup = async (sql: Sql, row: NewRow<'approval_group'>) => {
  const added = await sql
    .insertInto('approval_group')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return (
    added ??
    sql
      .selectFrom('approval_group')
      .where('school_id', '=', row.school_id)
      .where(
        fragment<boolean>`(lower(name) = lower(${row.name}) or lower(name_en) = lower(${row.name_en}) or lower(name_tw) = lower(${row.name_tw}))`,
      )
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  )
}

export const insertProcess = (sql: Sql, row: NewRow<'approval_process'>) =>
  sql.insertInto('approval_process').values(row).returning('id').executeTakeFirstOrThrow()

export const insertPublished = (
  sql: Sql,
  row: Pick<NewRow<'approval_version'>, 'school_id' | 'process_id' | 'tree' | 'form' | 'settings'>,
  now: Date,
) =>
  sql
    .insertInto('approval_version')
    .values({ ...row, number: 1, state: 'published', changed_at: now, published_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Schools and the kinds for which they have no process yet. */
export const listMissing = (sql: Sql, kinds: readonly string[]) =>
  sql
    .selectFrom('school')
    .select(['school.id'])
    .select((row) =>
      row
        .selectFrom('approval_process')
        .whereRef('approval_process.school_id', '=', 'school.id')
        .where('approval_process.matter', 'in', kinds)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('known'),
    )
    .execute()
