import type { Sql } from '../../../platform/db/sql.ts'

/** Whether somebody teaches a section that a student is in. */
export const isTaughtBy = async (sql: Sql, studentId: string, teacherId: string) =>
  (await sql
    .selectFrom('section_teacher')
    .innerJoin('roster_place', 'roster_place.section_id', 'section_teacher.section_id')
    .where('section_teacher.person_id', '=', teacherId)
    .where('roster_place.person_id', '=', studentId)
    .select('section_teacher.section_id')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const sectionsTaughtBy = (sql: Sql, teacherId: string) =>
  sql.selectFrom('section_teacher').where('person_id', '=', teacherId).select('section_id').execute()

export const findPerson = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('person').where('id', '=', id).where('school_id', '=', schoolId).select(['id', 'org_unit_id', 'kind']).executeTakeFirst()

export const findSection = (sql: Sql, id: string, schoolId: string) =>
  sql.selectFrom('section').where('id', '=', id).where('school_id', '=', schoolId).select(['id', 'unit_id', 'term_id']).executeTakeFirst()
