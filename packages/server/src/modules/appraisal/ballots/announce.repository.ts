import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const open = (sql: Sql, now: Date) =>
  sql.selectFrom('appraisal').where('state', '=', 'ready').where('opens_at', '<=', now).where('closes_at', '>', now)

const unannounced = (sql: Sql, now: Date) => open(sql, now).where('announced_at', 'is', null)

/** Those that close within three days, or have passed their half where they are shorter than six. */
const unreminded = (sql: Sql, now: Date) =>
  open(sql, now)
    .where('reminded_at', 'is', null)
    .where(fragment<boolean>`closes_at - least(interval '3 days', (closes_at - opens_at) / 2) <= ${now}::timestamptz`)

export const listUnannounced = (sql: Sql, now: Date) => unannounced(sql, now).select('id').orderBy('id').execute()
export const listUnreminded = (sql: Sql, now: Date) => unreminded(sql, now).select('id').orderBy('id').execute()

/** Of several processes one takes it. */
export const takeUnannounced = (sql: Sql, now: Date, id: string) =>
  unannounced(sql, now).where('id', '=', id).selectAll().forUpdate().skipLocked().executeTakeFirst()
export const takeUnreminded = (sql: Sql, now: Date, id: string) =>
  unreminded(sql, now).where('id', '=', id).selectAll().forUpdate().skipLocked().executeTakeFirst()

/** Who takes part in a campaign. */
const students = (sql: Sql, appraisalId: string) =>
  sql
    .selectFrom('appraisal_section')
    .innerJoin('roster_place', 'roster_place.section_id', 'appraisal_section.section_id')
    .where('appraisal_section.appraisal_id', '=', appraisalId)
    .where('roster_place.left_on', 'is', null)
    .select('roster_place.person_id')
    .distinct()

export const listStudents = (sql: Sql, appraisalId: string) => students(sql, appraisalId).execute()

/** Those to whom no token was given. Who has one may have cast a ballot or not: nobody knows. */
export const listWithoutToken = (sql: Sql, appraisalId: string) =>
  students(sql, appraisalId)
    .where(
      fragment<boolean>`not exists (select from token_given join appraisal_section as own on own.id = token_given.appraisal_section_id
        where own.appraisal_id = ${appraisalId} and token_given.person_id = roster_place.person_id)`,
    )
    .execute()

export const setAnnounced = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('appraisal').set({ announced_at: now }).where('id', '=', id).execute()

export const setReminded = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('appraisal').set({ reminded_at: now }).where('id', '=', id).execute()
