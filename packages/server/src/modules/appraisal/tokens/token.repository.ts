import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Those of the sections named that belong to the campaign and have this student in them on that day. */
export const listSignable = (sql: Sql, given: { appraisalId: string; personId: string; ids: readonly string[]; today: string }) =>
  sql
    .selectFrom('appraisal_section')
    .innerJoin('roster_place', 'roster_place.section_id', 'appraisal_section.section_id')
    .where('appraisal_section.appraisal_id', '=', given.appraisalId)
    .where('appraisal_section.id', 'in', given.ids)
    .where('roster_place.person_id', '=', given.personId)
    .where(
      fragment<boolean>`roster_place.joined_on <= ${given.today}::date and coalesce(roster_place.left_on > ${given.today}::date, true)`,
    )
    .select(['appraisal_section.id', 'appraisal_section.public_key', 'appraisal_section.private_encrypted'])
    .orderBy('appraisal_section.id')
    .execute()

/** Once for each section and person; in the order of the sections. */
export const insertGiven = (sql: Sql, rows: readonly NewRow<'token_given'>[]) =>
  sql
    .insertInto('token_given')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listGiven = (sql: Sql, personId: string, ids: readonly string[]) =>
  sql
    .selectFrom('token_given')
    .where('person_id', '=', personId)
    .where('appraisal_section_id', 'in', ids)
    .select(['appraisal_section_id', 'blinded_hash'])
    .execute()

/** For the copy of one's data. */
export const listAllGiven = (sql: Sql, personId: string) =>
  sql
    .selectFrom('token_given')
    .innerJoin('appraisal_section', 'appraisal_section.id', 'token_given.appraisal_section_id')
    .innerJoin('appraisal', 'appraisal.id', 'appraisal_section.appraisal_id')
    .innerJoin('section', 'section.id', 'appraisal_section.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .where('token_given.person_id', '=', personId)
    .select(['appraisal.name as title', 'course.name as course', 'section.code as section'])
    .orderBy('appraisal.id')
    .orderBy('section.code')
    .execute()

/** The number of them stays with the section. */
export const deleteGivenBefore = (sql: Sql, closedBefore: Date) =>
  sql
    .deleteFrom('token_given')
    .using('appraisal_section')
    .using('appraisal')
    .whereRef('appraisal_section.id', '=', 'token_given.appraisal_section_id')
    .whereRef('appraisal.id', '=', 'appraisal_section.appraisal_id')
    .where('appraisal.closed_at', '<', closedBefore)
    .execute()
