import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { differingColumns } from './differences.ts'

const day = (column: string) => fragment<string | null>`to_char(${fragment.ref(column)}, 'YYYY-MM-DD')`

const records = (sql: Sql, personId: string) =>
  sql
    .selectFrom('student_record')
    .innerJoin('academic_source as source', 'source.id', 'student_record.source_id')
    .leftJoin('org_unit as college', 'college.id', 'student_record.college_id')
    .leftJoin('org_unit as major', 'major.id', 'student_record.major_id')
    .leftJoin('org_unit as class', 'class.id', 'student_record.class_id')
    .where('student_record.person_id', '=', personId)
    .select([
      'student_record.id',
      'student_record.version',
      'student_record.grade',
      'student_record.gender',
      'student_record.college_id',
      'student_record.major_id',
      'student_record.class_id',
      'student_record.education_level',
      'student_record.student_type',
      'student_record.exam_no',
      'student_record.exam_card_no',
      'student_record.standing',
      'student_record.away_reason',
      'student_record.left_as',
      'student_record.graduation_no',
      'student_record.degree',
      'student_record.degree_en',
      'student_record.degree_no',
      'source.code as source_code',
      'source.name as source_name',
      'source.name_en as source_name_en',
      'source.name_tw as source_name_tw',
      'source.is_old',
      'college.name as college_name',
      'college.name_en as college_name_en',
      'college.name_tw as college_name_tw',
      'major.name as major_name',
      'major.name_en as major_name_en',
      'major.name_tw as major_name_tw',
      fragment<string>`coalesce(class.name, student_record.class_name)`.as('class_name'),
      fragment<string>`coalesce(class.name_en, student_record.class_name_en)`.as('class_name_en'),
      fragment<string>`coalesce(class.name_tw, student_record.class_name_tw)`.as('class_name_tw'),
      fragment<number>`student_record.school_length::float8`.as('school_length'),
      day('student_record.birth_date').as('birth_date'),
      fragment<string>`to_char(student_record.enrolled_on, 'YYYY-MM-DD')`.as('enrolled_on'),
      fragment<string>`to_char(student_record.expected_graduation_on, 'YYYY-MM-DD')`.as('expected_graduation_on'),
      day('student_record.graduated_on').as('graduated_on'),
      differingColumns.as('differing'),
    ])

export type RecordRow = Awaited<ReturnType<typeof listRecords>>[number]

/** What all systems know of a person, today's before the old one's, the newest first. */
export const listRecords = (sql: Sql, personId: string) =>
  records(sql, personId)
    .orderBy('source.is_old')
    .orderBy('student_record.enrolled_on', 'desc')
    .orderBy('student_record.id', 'desc')
    .execute()

/** Whose record it is. */
export const findOwner = (sql: Sql, schoolId: string, recordId: string) =>
  sql.selectFrom('student_record').where('id', '=', recordId).where('school_id', '=', schoolId).select('person_id').executeTakeFirst()

/** Nobody else changes the record until the transaction ends. */
export const lockRecord = (sql: Sql, recordId: string) =>
  sql.selectFrom('student_record').where('id', '=', recordId).select('version').forUpdate().executeTakeFirst()
