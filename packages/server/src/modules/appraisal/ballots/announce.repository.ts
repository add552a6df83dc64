import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const open = (sql: Sql, now: Date) =>
  sql
    .selectFrom('appraisal')
    .where('state', '=', 'ready')
    .where('opens_at', '<=', now)
    .where('closes_at', '>', now)
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()

/** One that has opened and was not announced; of several processes one takes it. */
export const takeUnannounced = (sql: Sql, now: Date) => open(sql, now).where('announced_at', 'is', null).executeTakeFirst()

/** One that closes within three days, or has passed its half where it is shorter than six. */
export const takeUnreminded = (sql: Sql, now: Date) =>
  open(sql, now)
    .where('reminded_at', 'is', null)
    .where(fragment<boolean>`closes_at - least(interval '3 days', (closes_at - opens_at) / 2) <= ${now}::timestamptz`)
    .executeTakeFirst()

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
