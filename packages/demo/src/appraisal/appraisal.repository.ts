import type { Sql } from '@campus/server/platform/db/sql.ts'

export const hasAppraisal = async (sql: Sql) => (await sql.selectFrom('appraisal').select('id').limit(1).executeTakeFirst()) !== undefined

/** The term that goes on, and the sections of a student in it. */
export const listSectionsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('section')
    .innerJoin('term', 'term.id', 'section.term_id')
    .innerJoin('roster_place', 'roster_place.section_id', 'section.id')
    .where('roster_place.person_id', '=', personId)
    .select(['section.id', 'section.term_id', 'section.unit_id'])
    .select((row) => row.cast<string>(row.ref('term.first_monday'), 'text').as('first_monday'))
    .orderBy('section.code')
    .execute()

/** The last course of a term before the one that goes on, and not of a summer school, in which a student has a mark that is out. */
export const findLastCourse = (sql: Sql, personId: string, now: Date) =>
  sql
    .selectFrom('score')
    .innerJoin('student_record', 'student_record.id', 'score.record_id')
    .where('student_record.person_id', '=', personId)
    .where('score.semester', '<=', 2)
    .where('score.published_at', '<=', now)
    .where((score) =>
      score.not(
        score.exists(
          score
            .selectFrom('term')
            .whereRef('term.school_id', '=', 'score.school_id')
            .whereRef('term.academic_year', '=', 'score.academic_year')
            .whereRef('term.semester', '=', 'score.semester')
            .select('term.id'),
        ),
      ),
    )
    .select(['score.course_id', 'score.academic_year', 'score.semester'])
    .orderBy('score.academic_year', 'desc')
    .orderBy('score.semester', 'desc')
    .orderBy('score.course_id')
    .limit(1)
    .executeTakeFirst()

interface TaughtCourse {
  readonly course_id: string
  readonly academic_year: string
  readonly semester: number
}

const scoresOfTerm = (sql: Sql, { academic_year, semester }: TaughtCourse) =>
  sql
    .selectFrom('score')
    .innerJoin('student_record', 'student_record.id', 'score.record_id')
    .innerJoin('person', 'person.id', 'student_record.person_id')
    .where('score.academic_year', '=', academic_year)
    .where('score.semester', '=', semester)

/** Who has a mark of the same course and term, and all of whose marks of it are out. */
export const listFellows = (sql: Sql, course: TaughtCourse, now: Date, limit: number) =>
  scoresOfTerm(sql, course)
    .where('score.course_id', '=', course.course_id)
    .where('score.published_at', '<=', now)
    .select(['person.id', 'person.number'])
    .distinct()
    .orderBy('person.number')
    .limit(limit)
    .execute()

/** Who has marks of the same term but none of this course: students of other majors. */
export const listOfOtherMajors = (sql: Sql, course: TaughtCourse, limit: number) =>
  scoresOfTerm(sql, course)
    .where('person.state', '=', 'active')
    .where((score) =>
      score.not(
        score.exists(
          score
            .selectFrom('score as same')
            .whereRef('same.record_id', '=', 'score.record_id')
            .where('same.course_id', '=', course.course_id)
            .select('same.id'),
        ),
      ),
    )
    .select('person.id')
    .distinct()
    .orderBy('person.id')
    .limit(limit)
    .execute()

export const listKeys = (sql: Sql, appraisalId: string) =>
  sql.selectFrom('appraisal_section').where('appraisal_id', '=', appraisalId).select(['id', 'public_key']).execute()

export const listTexts = (sql: Sql, sectionId: string) =>
  sql.selectFrom('ballot_text').where('appraisal_section_id', '=', sectionId).select(['id', 'body']).execute()
