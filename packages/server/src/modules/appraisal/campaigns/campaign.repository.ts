import type { NamedPerson } from '@campus/contract/people/person-name.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const campaigns = (sql: Sql) =>
  sql
    .selectFrom('appraisal')
    .innerJoin('term', 'term.id', 'appraisal.term_id')
    .selectAll('appraisal')
    .select(['term.academic_year', 'term.semester'])

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>

export const findCampaign = (sql: Sql, id: string) => campaigns(sql).where('appraisal.id', '=', id).executeTakeFirst()

/** Nobody closes it meanwhile; others who only use it go on beside. */
export const holdRunning = (sql: Sql, id: string) =>
  sql.selectFrom('appraisal').where('id', '=', id).selectAll().forShare().executeTakeFirst()

export const lockCampaign = (sql: Sql, id: string) =>
  sql.selectFrom('appraisal').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

/** Campaigns with sections in which a student is, or was until they closed. */
export const listCampaignsOf = (sql: Sql, personId: string, since: Date) =>
  campaigns(sql)
    .where('appraisal.state', 'in', ['ready', 'closed'])
    .where('appraisal.closes_at', '>', since)
    .where((row) =>
      row.exists(
        row
          .selectFrom('appraisal_section')
          .innerJoin('roster_place', 'roster_place.section_id', 'appraisal_section.section_id')
          .whereRef('appraisal_section.appraisal_id', '=', 'appraisal.id')
          .where('roster_place.person_id', '=', personId)
          .where('roster_place.left_on', 'is', null)
          .select(fragment.lit(1).as('one')),
      ),
    )
    .orderBy('appraisal.opens_at', 'desc')
    .orderBy('appraisal.id')
    .execute()

/** In the order of the section, with the spelling of their names. */
export const teachersOfSection = fragment<NamedPerson[]>`coalesce((
  select json_agg(json_build_object('name', person.name, 'namePinyin', person.name_pinyin) order by section_teacher.position, person.id)
  from section_teacher join person on person.id = section_teacher.person_id where section_teacher.section_id = section.id), '[]')`

export const teacherIdsOfSection = fragment<
  string[]
>`array(select person_id from section_teacher where section_teacher.section_id = section.id)`

/** With what readers see of a section: its course and its teachers. */
const sections = (sql: Sql) =>
  sql
    .selectFrom('appraisal_section')
    .innerJoin('section', 'section.id', 'appraisal_section.section_id')
    .innerJoin('course', 'course.id', 'section.course_id')
    .selectAll('appraisal_section')
    .select([
      'section.code',
      'section.unit_id',
      'course.name as course_name',
      'course.name_en as course_name_en',
      'course.name_tw as course_name_tw',
      teachersOfSection.as('teachers'),
      teacherIdsOfSection.as('teacher_ids'),
    ])
    .orderBy('course.code')
    .orderBy('section.code')

export type SectionRow = Awaited<ReturnType<typeof listSections>>[number]

export const listSections = (sql: Sql, appraisalId: string) =>
  sections(sql).where('appraisal_section.appraisal_id', '=', appraisalId).execute()

/** The sections of a student in some campaigns, with whether a token was given and how many take part. */
export const listSectionsOf = (sql: Sql, personId: string, appraisalIds: readonly string[]) =>
  sections(sql)
    .innerJoin('roster_place', 'roster_place.section_id', 'section.id')
    .where('roster_place.person_id', '=', personId)
    .where('roster_place.left_on', 'is', null)
    .where('appraisal_section.appraisal_id', 'in', appraisalIds)
    .select([
      fragment<boolean>`exists (select from token_given where token_given.appraisal_section_id = appraisal_section.id
        and token_given.person_id = ${personId})`.as('has_token'),
      fragment<number>`(select count(*) from roster_place as place where place.section_id = section.id and place.left_on is null)`.as(
        'students',
      ),
    ])
    .execute()
