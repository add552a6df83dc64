import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Held until the transaction ends, in the order of their codes. */
export const listCourses = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('course')
    .where('school_id', '=', schoolId)
    .select(['id', 'code', 'name', 'name_en', 'name_tw', 'kind', 'hours'])
    .select(fragment<number>`credit::float8`.as('credit'))
    .orderBy('code')
    .forNoKeyUpdate()
    .execute()
export type CourseRow = Awaited<ReturnType<typeof listCourses>>[number]

export const insertCourse = (sql: Sql, row: NewRow<'course'>) => sql.insertInto('course').values(row).execute()

export const updateCourse = (sql: Sql, id: string, row: Omit<CourseRow, 'id'>) =>
  sql.updateTable('course').set(row).where('id', '=', id).execute()
