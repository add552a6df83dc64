import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

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

interface PastSheet {
  readonly schoolId: string
  readonly sectionId: string
  readonly publishedAt: Date
  readonly byId: string
}

/** The published grade sheet of a section that is over: its scores are those of the course, and who has none writes the exam later. */
export const addPastSheet = async (sql: Sql, { schoolId, sectionId, publishedAt, byId }: PastSheet) => {
  await runText(sql, 'insert into grade_sheet (section_id, school_id, version, changed_at, created_at) values ($1, $2, 1, $3, $3)', [
    sectionId,
    schoolId,
    publishedAt,
  ])
  await runText(
    sql,
    "insert into grade_part (section_id, school_id, position, kind, weight, created_at) values ($1, $2, 1, 'final', 100, $3)",
    [sectionId, schoolId, publishedAt],
  )
  await runText(
    sql,
    `insert into grade_line (section_id, school_id, person_id, remark, score_id, created_at)
     select distinct on (place.person_id) place.section_id, place.school_id, place.person_id, case when score.id is null then 'deferred' else '' end, score.id, $2::timestamptz
       from roster_place as place join section on section.id = place.section_id join term on term.id = section.term_id
       left join student_record on student_record.person_id = place.person_id
       left join score on score.record_id = student_record.id and score.course_id = section.course_id
         and score.academic_year = term.academic_year and score.semester = term.semester
      where place.section_id = $1 order by place.person_id, score.id`,
    [sectionId, publishedAt],
  )
  await runText(
    sql,
    `insert into grade_mark (part_id, section_id, person_id, school_id, mark)
     select part.id, line.section_id, line.person_id, line.school_id, score.mark
       from grade_line as line join grade_part as part using (section_id) join score on score.id = line.score_id
      where line.section_id = $1 and score.mark is not null`,
    [sectionId],
  )
  const steps = ['submitted', 'passed', 'published']
  for (const step of steps)
    await runText(sql, `update grade_sheet set state = '${step}', ${step}_at = $2, ${step}_by = $3 where section_id = $1`, [
      sectionId,
      publishedAt,
      byId,
    ])
}

export const listKeys = (sql: Sql, appraisalId: string) =>
  sql.selectFrom('appraisal_section').where('appraisal_id', '=', appraisalId).select(['id', 'public_key']).execute()

export const listTexts = (sql: Sql, sectionId: string) =>
  sql.selectFrom('ballot_text').where('appraisal_section_id', '=', sectionId).select(['id', 'body']).execute()
