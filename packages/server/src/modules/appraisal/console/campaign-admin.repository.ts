import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const ofCampaign = (text: string) => fragment<number>`(${fragment.raw(text)} where appraisal_section.appraisal_id = appraisal.id)`

/** Newest first; of some units those for them, and those in which sections of theirs take part. */
export const listCampaigns = (sql: Sql, schoolId: string, unitIds: readonly string[] | undefined) => {
  let rows = sql
    .selectFrom('appraisal')
    .innerJoin('term', 'term.id', 'appraisal.term_id')
    .leftJoin('org_unit', 'org_unit.id', 'appraisal.unit_id')
    .where('appraisal.school_id', '=', schoolId)
  if (unitIds)
    rows = rows.where((row) =>
      row.exists(
        row
          .selectFrom('appraisal_section')
          .innerJoin('section', 'section.id', 'appraisal_section.section_id')
          .whereRef('appraisal_section.appraisal_id', '=', 'appraisal.id')
          .where('section.unit_id', 'in', unitIds)
          .select('appraisal_section.id'),
      ),
    )
  return rows
    .selectAll('appraisal')
    .select(['term.academic_year', 'term.semester'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .select([
      ofCampaign('select count(*) from appraisal_section').as('sections'),
      ofCampaign('select count(public_key) from appraisal_section').as('keys'),
      ofCampaign('select sum(ballots) from appraisal_section').as('ballots'),
      ofCampaign(`select count(distinct roster_place.person_id) from appraisal_section
        join roster_place on roster_place.section_id = appraisal_section.section_id and roster_place.left_on is null`).as('students'),
      ofCampaign(
        'select coalesce(sum(tokens), (select count(*) from token_given join appraisal_section as given on given.id = token_given.appraisal_section_id where given.appraisal_id = appraisal.id)) from appraisal_section',
      ).as('tokens'),
    ])
    .orderBy('appraisal.opens_at', 'desc')
    .orderBy('appraisal.id')
    .limit(100)
    .execute()
}

export const listTerms = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('term')
    .where('school_id', '=', schoolId)
    .where('closed_at', 'is', null)
    .select(['id', 'academic_year', 'semester'])
    .orderBy('first_monday', 'desc')
    .execute()

export const insertCampaign = (sql: Sql, row: NewRow<'appraisal'>) =>
  sql.insertInto('appraisal').values(row).returning('id').executeTakeFirstOrThrow()

/** The sections of a term that somebody teaches and somebody takes part in. */
export const insertSections = async (
  sql: Sql,
  { id, schoolId, termId, unitIds }: { id: string; schoolId: string; termId: string; unitIds: readonly string[] | undefined },
): Promise<number> => {
  let sections = sql
    .selectFrom('section')
    .where('section.school_id', '=', schoolId)
    .where('section.term_id', '=', termId)
    .where((row) =>
      row.and([
        row.exists(row.selectFrom('section_teacher').whereRef('section_teacher.section_id', '=', 'section.id').select('person_id')),
        row.exists(
          row
            .selectFrom('roster_place')
            .whereRef('roster_place.section_id', '=', 'section.id')
            .where('roster_place.left_on', 'is', null)
            .select('roster_place.id'),
        ),
      ]),
    )
  if (unitIds) sections = sections.where('section.unit_id', 'in', unitIds)
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('appraisal_section')
    .columns(['school_id', 'appraisal_id', 'section_id'])
    .expression(sections.select(['section.school_id', fragment<string>`${id}::uuid`.as('appraisal_id'), 'section.id']))
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

export const setCancelled = (sql: Sql, id: string) =>
  sql.updateTable('appraisal').set({ state: 'cancelled' }).where('id', '=', id).execute()
