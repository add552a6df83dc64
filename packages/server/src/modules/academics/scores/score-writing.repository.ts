import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { isCurrent } from '../records/current-record.service.ts'

export interface NewScore {
  readonly personId: string
  readonly attempt: Column<'score', 'attempt'>
  readonly mark: number | null
  readonly word: Column<'score', 'mark_word'>
  readonly isPassed: boolean
}

export interface Publication {
  readonly schoolId: string
  readonly courseId: string
  readonly academicYear: string
  readonly semester: number
  readonly publishedAt: Date
}

/** Into the record in which each studies now, else the newest they have not left. Who has none gets no score. */
export const insertScores = async (sql: Sql, given: Publication, scores: readonly NewScore[]) => {
  const { rows } = await fragment<{ id: string; person_id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
        as one ("personId" uuid, attempt text, mark numeric, word text, "isPassed" boolean)
    ), placed as (
      select given.*, record.id as record_id from given cross join lateral (
        select student_record.id from student_record join academic_source as source on source.id = student_record.source_id
         where person_id = given."personId" and student_record.school_id = ${given.schoolId} and standing <> 'left' and ${isCurrent}
         order by standing = 'studying' desc, enrolled_on desc, student_record.id desc limit 1) as record
    ), added as (
      insert into score (school_id, record_id, course_id, academic_year, semester, attempt, mark, mark_word, is_passed, published_at)
      select ${given.schoolId}, record_id, ${given.courseId}, ${given.academicYear}, ${given.semester}::int, attempt, mark, word, "isPassed",
             ${given.publishedAt}::timestamptz from placed
      returning id, record_id
    )
    select added.id, placed."personId" as person_id from added join placed using (record_id)`.execute(sql)
  return rows
}

export const updateMark = (sql: Sql, id: string, { mark, isPassed }: { readonly mark: number; readonly isPassed: boolean }) =>
  sql.updateTable('score').set({ mark, mark_word: '', points: null, is_passed: isPassed }).where('id', '=', id).execute()

/** Whose score it is, whether it is published or not. */
export const findOwner = (sql: Sql, id: string) =>
  sql
    .selectFrom('score')
    .innerJoin('student_record', 'student_record.id', 'score.record_id')
    .where('score.id', '=', id)
    .select([
      'score.id',
      'score.record_id',
      'score.school_id',
      'score.published_at',
      'score.is_passed',
      'student_record.person_id',
      fragment<number | null>`score.mark::float8`.as('mark'),
    ])
    .executeTakeFirst()

/** People by the lower end of the band in which their mark lies, of all who took a course in a term. */
export const countMarks = (
  sql: Sql,
  { courseId, academicYear, semester, now, width }: { courseId: string; academicYear: string; semester: number; now: Date; width: number },
) =>
  sql
    .selectFrom('score')
    .where('course_id', '=', courseId)
    .where('academic_year', '=', academicYear)
    .where('semester', '=', semester)
    .where('published_at', '<=', now)
    .where('mark', 'is not', null)
    .select([
      fragment<number>`least(floor(mark / ${width}::int) * ${width}::int, 100 - ${width}::int)::int`.as('band'),
      ({ fn }) => fn.countAll<number>().as('people'),
    ])
    .groupBy('band')
    .execute()
