import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

const ballotsOf = (sql: Sql, sectionIds: readonly string[]) =>
  sql.selectFrom('ballot').where(fragment<boolean>`appraisal_section_id = any(${sectionIds}::uuid[])`)

/** In the order of their serials, which were drawn at random. */
export const listBallots = (sql: Sql, sectionIds: readonly string[]) =>
  ballotsOf(sql, sectionIds)
    .select(['appraisal_section_id', 'serial', 'randomizer', 'token_signature', 'answers_sha256'])
    .orderBy('serial')
    .execute()

export const listAnswers = (sql: Sql, sectionIds: readonly string[]) =>
  ballotsOf(sql, sectionIds).select(['appraisal_section_id', 'serial', 'salt', 'answers']).orderBy('serial').execute()

export const listTextHashes = (sql: Sql, sectionIds: readonly string[]) =>
  sql
    .selectFrom('ballot_text')
    .where(fragment<boolean>`appraisal_section_id = any(${sectionIds}::uuid[])`)
    .select(['appraisal_section_id', 'body_sha256'])
    .orderBy('body_sha256')
    .execute()
