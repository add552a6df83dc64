import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** All posts with how many hold each on a day or later, in these units or in the whole school. */
export const listPosts = (sql: Sql, schoolId: string, day: string, unitIds: readonly string[] | undefined) =>
  sql
    .selectFrom('post')
    .where('post.school_id', '=', schoolId)
    .select(['post.id', 'post.code', 'post.name', 'post.name_en', 'post.name_tw'])
    .select((row) => {
      const holders = row
        .selectFrom('appointment')
        .whereRef('appointment.post_id', '=', 'post.id')
        .where(fragment<boolean>`coalesce(appointment.ends_on >= ${day}::date, true)`)
        .select(fragment<number>`count(*)::int`.as('holders'))
      return (unitIds ? holders.where(fragment<boolean>`appointment.unit_id = any(${unitIds}::uuid[])`) : holders).as('holders')
    })
    .orderBy('post.code')
    .execute()

export const findPost = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('post').where('school_id', '=', schoolId).where('id', '=', id).select(['id', 'revision']).executeTakeFirst()

interface PostRow {
  readonly code: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

export const insertPost = (sql: Sql, schoolId: string, row: PostRow) =>
  sql
    .insertInto('post')
    .values({ school_id: schoolId, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updatePost = (sql: Sql, schoolId: string, id: string, row: PostRow) =>
  sql.updateTable('post').set(row).where('school_id', '=', schoolId).where('id', '=', id).returning('id').executeTakeFirst()

export const lockPost = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('post')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['id', 'code', 'name'])
    .forUpdate()
    .executeTakeFirst()

export const deletePostRow = (sql: Sql, id: string) => sql.deleteFrom('post').where('id', '=', id).execute()
