import { fewestBallots } from '@campus/contract/appraisal/shapes.ts'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'

interface Reviewer {
  readonly schoolId: string
  readonly personId: string
  /** Undefined for all. */
  readonly unitIds: readonly string[] | undefined
}

/** Those that somebody may review: of their units, of sections that they do not teach, and not of so few that they betray who wrote. */
const reviewable = (sql: Sql, { schoolId, personId, unitIds }: Reviewer) => {
  const rows = sql
    .selectFrom('ballot_text')
    .innerJoin('appraisal_section', 'appraisal_section.id', 'ballot_text.appraisal_section_id')
    .innerJoin('section', 'section.id', 'appraisal_section.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('ballot_text.school_id', '=', schoolId)
    .where('appraisal_section.ballots', '>=', fewestBallots)
    .where('section.id', 'not in', (query) =>
      query.selectFrom('section_teacher').where('section_teacher.person_id', '=', personId).select('section_teacher.section_id'),
    )
  return unitIds ? rows.where('section.unit_id', 'in', unitIds) : rows
}

interface Filter {
  readonly appraisalId?: string | undefined
  readonly state?: Column<'ballot_text', 'state'> | undefined
}

const filtered = (sql: Sql, reviewer: Reviewer, { appraisalId, state }: Filter) => {
  let rows = reviewable(sql, reviewer)
  if (appraisalId) rows = rows.where('appraisal_section.appraisal_id', '=', appraisalId)
  if (state) rows = rows.where('ballot_text.state', '=', state)
  return rows
}

export const listTexts = (sql: Sql, reviewer: Reviewer, filter: Filter, page: Page) =>
  onPage(
    filtered(sql, reviewer, filter)
      .select(['ballot_text.id', 'ballot_text.body', 'ballot_text.state', 'ballot_text.reviewed_at', 'section.code'])
      .select(['course.name', 'course.name_en', 'course.name_tw'])
      .orderBy('ballot_text.id'),
    page,
  ).execute()

export const countTexts = (sql: Sql, reviewer: Reviewer, filter: Filter) => countRows(filtered(sql, reviewer, filter))

export const countWaiting = (sql: Sql, reviewer: Reviewer) =>
  filtered(sql, reviewer, { state: 'waiting' })
    .groupBy('appraisal_section.appraisal_id')
    .select(({ fn }) => ['appraisal_section.appraisal_id', fn.countAll().as('count')])
    .execute()

export const lockText = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('ballot_text')
    .innerJoin('appraisal_section', 'appraisal_section.id', 'ballot_text.appraisal_section_id')
    .innerJoin('section', 'section.id', 'appraisal_section.section_id')
    .where('ballot_text.id', '=', id)
    .where('ballot_text.school_id', '=', schoolId)
    .select(['ballot_text.id', 'section.id as section_id', 'section.unit_id', 'appraisal_section.ballots'])
    .forUpdate('ballot_text')
    .executeTakeFirst()

export const findTeaching = (sql: Sql, sectionId: string, personId: string) =>
  sql
    .selectFrom('section_teacher')
    .where('section_id', '=', sectionId)
    .where('person_id', '=', personId)
    .select('person_id')
    .executeTakeFirst()

export const setReviewed = (sql: Sql, id: string, review: { state: 'shown' | 'hidden'; by: string; now: Date }) =>
  sql
    .updateTable('ballot_text')
    .set({ state: review.state, reviewed_by: review.by, reviewed_at: review.now })
    .where('id', '=', id)
    .execute()

/** Since the appraisal ended: when a text was written is not kept. */
export const measureTexts = (sql: Sql, reviewer: Reviewer) =>
  waitingRows(
    filtered(sql, reviewer, { state: 'waiting' }).innerJoin('appraisal', 'appraisal.id', 'appraisal_section.appraisal_id'),
    'appraisal.closes_at',
  )
