import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { teacherIdsOfSection, teachersOfSection } from '../campaigns/campaign.repository.ts'

/** Scores of the course in the term, of students of the section. */
const scoresOfSection = fragment`select score.published_at from student_record
  join score on score.record_id = student_record.id and score.course_id = section.course_id
    and score.academic_year = term.academic_year and score.semester = term.semester
  where student_record.person_id = place.person_id`

/**
 * The section has its grades: its sheet is published or, where scores come from elsewhere, each of its students has one. None of theirs is
 * still kept back.
 */
const hasGrades = (now: Date) => fragment<boolean>`(
  (exists (select from grade_sheet as sheet where sheet.section_id = section.id and sheet.state = 'published')
    or (select coalesce(bool_and(exists (${scoresOfSection})), false) from roster_place as place
         where place.section_id = section.id and place.kind <> 'exempt' and place.left_on is null))
  and not exists (select from roster_place as place cross join lateral (${scoresOfSection}) as own
    where place.section_id = section.id and (own.published_at is null or own.published_at > ${now})))`

interface Asked {
  readonly schoolId: string
  readonly now: Date
  readonly appraisalId?: string | undefined
  /** The teacher of the sections. */
  readonly teacherId?: string
  /** The units of the sections; undefined for all. */
  readonly unitIds?: readonly string[] | undefined
}

/** Sections of closed campaigns, the newest first. */
export const listClosedSections = (sql: Sql, { schoolId, now, appraisalId, teacherId, unitIds }: Asked) => {
  let rows = sql
    .selectFrom('appraisal_section')
    .innerJoin('appraisal', 'appraisal.id', 'appraisal_section.appraisal_id')
    .innerJoin('section', 'section.id', 'appraisal_section.section_id')
    .innerJoin('term', 'term.id', 'section.term_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('appraisal.school_id', '=', schoolId)
    .where('appraisal.state', '=', 'closed')
  if (appraisalId) rows = rows.where('appraisal.id', '=', appraisalId)
  if (unitIds) rows = rows.where('section.unit_id', 'in', unitIds)
  if (teacherId)
    rows = rows.where('section.id', 'in', (query) =>
      query.selectFrom('section_teacher').where('section_teacher.person_id', '=', teacherId).select('section_teacher.section_id'),
    )
  return rows
    .select(['appraisal_section.id', 'appraisal_section.tokens', 'appraisal_section.ballots', 'section.code'])
    .select(['appraisal.id as appraisal_id', 'appraisal.name', 'appraisal.name_en', 'appraisal.name_tw', 'appraisal.questions'])
    .select(['term.academic_year', 'term.semester'])
    .select(['course.name as course_name', 'course.name_en as course_name_en', 'course.name_tw as course_name_tw'])
    .select([hasGrades(now).as('has_grades'), teachersOfSection.as('teachers'), teacherIdsOfSection.as('teacher_ids')])
    .orderBy('appraisal.opens_at', 'desc')
    .orderBy('appraisal.id')
    .orderBy('course.code')
    .orderBy('section.code')
    .execute()
}

export const listAnswers = (sql: Sql, sectionIds: readonly string[]) =>
  sql.selectFrom('ballot').where('appraisal_section_id', 'in', sectionIds).select(['appraisal_section_id', 'answers']).execute()

export const listShownTexts = (sql: Sql, sectionIds: readonly string[]) =>
  sql
    .selectFrom('ballot_text')
    .where('appraisal_section_id', 'in', sectionIds)
    .where('state', '=', 'shown')
    .select(['id', 'appraisal_section_id', 'body'])
    .orderBy('id')
    .execute()
