import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const directories = (sql: Sql, schoolId: string) => sql.selectFrom('library_directory').where('school_id', '=', schoolId)

/** All of a school, each with the files that lie in itself. */
export const listDirectories = (sql: Sql, schoolId: string) =>
  directories(sql, schoolId)
    .select(['id', 'parent_id', 'name', 'name_en', 'name_tw', 'position'])
    .select((row) =>
      row
        .selectFrom('library_file')
        .whereRef('library_file.directory_id', '=', 'library_directory.id')
        .where('library_file.state', '=', 'published')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('files'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findDirectory = (sql: Sql, schoolId: string, id: string) =>
  directories(sql, schoolId).where('id', '=', id).select('id').executeTakeFirst()

/** One change of the tree after the other: two moves at once could close a circle. */
export const lockTree = (sql: Sql, schoolId: string) =>
  fragment`select pg_advisory_xact_lock(hashtextextended(${`library:${schoolId}`}, 0))`.execute(sql)

export const insertDirectory = (sql: Sql, row: NewRow<'library_directory'>) =>
  sql.insertInto('library_directory').values(row).returning('id').executeTakeFirstOrThrow()

export const changeDirectory = (
  sql: Sql,
  schoolId: string,
  id: string,
  row: Pick<NewRow<'library_directory'>, 'parent_id' | 'name' | 'name_en' | 'name_tw' | 'position'>,
) => sql.updateTable('library_directory').set(row).where('school_id', '=', schoolId).where('id', '=', id).returning('id').executeTakeFirst()

/** Whether anything is or ever was put there: also what was refused keeps its place. */
export const isDirectoryUsed = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.selectFrom('library_file').where('directory_id', '=', id).select('id').limit(1).executeTakeFirst()) !== undefined ||
  (await sql.selectFrom('library_directory').where('parent_id', '=', id).select('id').limit(1).executeTakeFirst()) !== undefined

export const deleteDirectory = (sql: Sql, id: string) => sql.deleteFrom('library_directory').where('id', '=', id).execute()
