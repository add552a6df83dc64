import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const lastUsedOn = fragment<string | null>`last_used_on::text`.as('last_used_on')

export const listFeeds = (sql: Sql, personId: string) =>
  sql
    .selectFrom('feed')
    .where('person_id', '=', personId)
    .select(['id', 'name', 'with_own_entries', 'reminder_minutes', 'created_at', lastUsedOn])
    .orderBy('id')
    .execute()

export const insertFeed = (sql: Sql, row: NewRow<'feed'>) => sql.insertInto('feed').values(row).returning('id').executeTakeFirstOrThrow()

export const deleteFeed = (sql: Sql, id: string, personId: string) =>
  sql.deleteFrom('feed').where('id', '=', id).where('person_id', '=', personId).returning('id').executeTakeFirst()

export const deleteFeeds = (sql: Sql, personId: string, ids: readonly string[]) =>
  sql.deleteFrom('feed').where('person_id', '=', personId).where('id', 'in', ids).execute()

export const deleteAllOf = (sql: Sql, personId: string) => sql.deleteFrom('feed').where('person_id', '=', personId).execute()

export type FeedRow = NonNullable<Awaited<ReturnType<typeof findBySecret>>>

/** Of somebody who may still log in, at a school that is open. */
export const findBySecret = (sql: Sql, secretHash: Buffer) =>
  sql
    .selectFrom('feed')
    .innerJoin('person', 'person.id', 'feed.person_id')
    .where('secret_hash', '=', secretHash)
    .innerJoin('school', 'school.id', 'feed.school_id')
    .where('person.state', '=', 'active')
    .where('school.state', '=', 'open')
    .select(['feed.id', 'feed.school_id', 'feed.person_id', 'feed.language', 'feed.with_own_entries', 'feed.reminder_minutes', lastUsedOn])
    .executeTakeFirst()

export const setUsed = (sql: Sql, id: string, day: string) =>
  sql.updateTable('feed').set({ last_used_on: day }).where('id', '=', id).execute()

/** The versions of all sections of some terms in which somebody takes part or teaches. */
export const readVersions = async (sql: Sql, personId: string, termIds: readonly string[]): Promise<string> => {
  const { rows } = await fragment<{ versions: string | null }>`
    select string_agg(section.id || ' ' || section.version, ',' order by section.id) as versions from section
    where section.term_id = any(${termIds}::uuid[]) and section.id in (
      select section_id from roster_place where person_id = ${personId}
      union select lesson_section.section_id from lesson_teacher
        join lesson_section on lesson_section.lesson_id = lesson_teacher.lesson_id where lesson_teacher.person_id = ${personId})`.execute(
    sql,
  )
  return rows[0]?.versions ?? ''
}
