import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'
import { isCurrent } from './current-record.service.ts'

export const insertRecord = (sql: Sql, row: NewRow<'student_record'>) =>
  sql.insertInto('student_record').values(row).returning('id').executeTakeFirstOrThrow()

export type RecordColumns = Omit<NewRow<'student_record'>, 'id' | 'school_id' | 'person_id' | 'source_id' | 'created_at'>

export const updateRecord = (sql: Sql, id: string, row: Partial<RecordColumns>) =>
  sql.updateTable('student_record').set(row).where('id', '=', id).execute()

/** Moves people whose newest record is among these to where it says; one that names no unit leaves them where they are. */
export const updatePlaces = (sql: Sql, recordIds: readonly string[]) =>
  fragment`
    with newest as (
      select distinct on (student_record.person_id) student_record.id, student_record.person_id, student_record.grade,
             coalesce(student_record.class_id, student_record.major_id, student_record.college_id) as unit_id
        from student_record join academic_source as source on source.id = student_record.source_id
       where student_record.person_id in (select person_id from student_record as written where written.id = any(${recordIds}::uuid[]))
         and ${isCurrent}
       order by student_record.person_id, source.is_old, student_record.enrolled_on desc, student_record.id desc)
    update person set org_unit_id = coalesce(newest.unit_id, person.org_unit_id), grade = newest.grade
      from newest where person.id = newest.person_id and newest.id = any(${recordIds}::uuid[])`.execute(sql)
