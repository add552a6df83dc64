import { sql as fragment } from 'kysely'
import { hotRows, type Sql } from '../../../platform/db/sql.ts'
import { isCurrent } from './current-record.service.ts'

const day = (column: string) => fragment<string>`coalesce(to_char(${fragment.ref(column)}, 'YYYY-MM-DD'), '')`

const records = (sql: Sql, personId: string) =>
  sql
    .selectFrom('student_record')
    .innerJoin('academic_source as source', 'source.id', 'student_record.source_id')
    .leftJoin('org_unit as college', 'college.id', 'student_record.college_id')
    .leftJoin('org_unit as major', 'major.id', 'student_record.major_id')
    .leftJoin('org_unit as class', 'class.id', 'student_record.class_id')
    .where('student_record.person_id', '=', personId)
    .where(isCurrent)
    .select([
      'student_record.id',
      'student_record.school_id',
      'student_record.person_id',
      'student_record.major_id',
      'student_record.grade',
      'student_record.gender',
      'student_record.education_level',
      'student_record.student_type',
      'student_record.exam_no',
      'student_record.exam_card_no',
      'student_record.standing',
      'student_record.graduation_no',
      'student_record.degree',
      'student_record.degree_en',
      'student_record.degree_no',
      'source.code as source_code',
      'source.name as source_name',
      'source.name_en as source_name_en',
      'source.name_tw as source_name_tw',
      'college.name as college_name',
      'college.name_en as college_name_en',
      'college.name_tw as college_name_tw',
      'major.name as major_name',
      'major.name_en as major_name_en',
      'major.name_tw as major_name_tw',
      fragment<number>`student_record.school_length::float8`.as('school_length'),
      fragment<string>`coalesce(class.name, student_record.class_name)`.as('class_name'),
      fragment<string>`coalesce(class.name_en, student_record.class_name_en)`.as('class_name_en'),
      fragment<string>`coalesce(class.name_tw, student_record.class_name_tw)`.as('class_name_tw'),
      day('student_record.birth_date').as('birth_date'),
      day('student_record.enrolled_on').as('enrolled_on'),
      day('student_record.expected_graduation_on').as('expected_graduation_on'),
      day('student_record.graduated_on').as('graduated_on'),
    ])

export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>

/** The newest first. */
export const listRecords = hotRows((sql, personId: string) =>
  records(sql, personId).orderBy('student_record.enrolled_on', 'desc').orderBy('student_record.id', 'desc'),
)

export const findRecord = (sql: Sql, id: string, personId: string) =>
  records(sql, personId).where('student_record.id', '=', id).executeTakeFirst()

export const listSources = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('academic_source')
    .where('school_id', '=', schoolId)
    .select(['code', 'name', 'name_en', 'name_tw'])
    .orderBy('position')
    .orderBy('code')
    .execute()

export const listRecorded = (sql: Sql, personIds: readonly string[]) =>
  sql
    .selectFrom('student_record')
    .where('person_id', '=', fragment<string>`any(${personIds}::uuid[])`)
    .select('person_id')
    .distinct()
    .execute()
