import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const listStudents = (sql: Sql, schoolId: string, numbers: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'student')
    .where('number', 'in', fragment<string>`(select unnest(${numbers}::text[]))`)
    .select(['id', 'number', 'name'])
    .execute()

export const listRecordSources = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('academic_source')
    .where('school_id', '=', schoolId)
    .select(['id', 'code', 'name', 'name_en', 'name_tw', 'is_old'])
    .orderBy('position')
    .orderBy('code')
    .execute()

const day = (column: string) => fragment<string | null>`to_char(${fragment.ref(column)}, 'YYYY-MM-DD')`

/** The records of some people, held until the transaction ends. */
export const lockRecords = (sql: Sql, schoolId: string, personIds: readonly string[]) =>
  sql
    .selectFrom('student_record')
    .where('school_id', '=', schoolId)
    .where('person_id', 'in', fragment<string>`(select unnest(${personIds}::uuid[]))`)
    .select([
      'id',
      'person_id',
      'source_id',
      'college_id',
      'major_id',
      'class_id',
      'class_name',
      'class_name_en',
      'class_name_tw',
      'grade',
      'gender',
      'education_level',
      'student_type',
      'exam_no',
      'exam_card_no',
      'standing',
      'away_reason',
      'left_as',
      'graduation_no',
      'degree',
      'degree_en',
      'degree_no',
      fragment<number>`school_length::float8`.as('school_length'),
      day('birth_date').as('birth_date'),
      day('enrolled_on').as('enrolled_on'),
      day('expected_graduation_on').as('expected_graduation_on'),
      day('graduated_on').as('graduated_on'),
    ])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
export type RecordRow = Awaited<ReturnType<typeof lockRecords>>[number]

/** Who studies here by records of some systems and is not among those named. */
export const listUnnamed = (sql: Sql, schoolId: string, sourceIds: readonly string[], named: readonly string[]) =>
  sql
    .selectFrom('student_record as record')
    .innerJoin('person', 'person.id', 'record.person_id')
    .where('record.school_id', '=', schoolId)
    .where('record.standing', '=', 'studying')
    .where('record.source_id', 'in', fragment<string>`(select unnest(${sourceIds}::uuid[]))`)
    .where('record.id', 'not in', fragment<string>`(select unnest(${named}::uuid[]))`)
    .select(['record.id', 'person.number', 'person.name'])
    .orderBy('person.number')
    .orderBy('record.id')
    .execute()
