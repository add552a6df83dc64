import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const due = (sql: Sql, now: Date) => sql.selectFrom('appraisal').where('state', '=', 'ready').where('closes_at', '<=', now)

export const listDue = (sql: Sql, now: Date) => due(sql, now).select('id').orderBy('id').execute()

/** Of several processes one closes it. */
export const takeDue = (sql: Sql, now: Date, id: string) =>
  due(sql, now).where('id', '=', id).selectAll().forUpdate().skipLocked().executeTakeFirst()

export const listSectionIds = (sql: Sql, appraisalId: string) =>
  sql.selectFrom('appraisal_section').where('appraisal_id', '=', appraisalId).select('id').orderBy('id').execute()

export const listWaiting = (sql: Sql, sectionId: string) =>
  sql.selectFrom('ballot_waiting').where('appraisal_section_id', '=', sectionId).select('content_encrypted').execute()

export const insertBallots = (sql: Sql, rows: readonly NewRow<'ballot'>[]) =>
  sql
    .insertInto('ballot')
    .values([...rows])
    .execute()

export const insertTexts = (sql: Sql, rows: readonly NewRow<'ballot_text'>[]) =>
  sql
    .insertInto('ballot_text')
    .values([...rows])
    .execute()

export const deleteWaiting = (sql: Sql, sectionId: string) =>
  sql.deleteFrom('ballot_waiting').where('appraisal_section_id', '=', sectionId).execute()

/** The private key goes with it: no token can be made afterwards, by nobody. */
export const closeSection = (sql: Sql, id: string, ballots: number) =>
  sql
    .updateTable('appraisal_section')
    .set({
      ballots,
      tokens: fragment`(select count(*) from token_given where appraisal_section_id = appraisal_section.id)`,
      private_encrypted: null,
    })
    .where('id', '=', id)
    .returning('tokens')
    .executeTakeFirstOrThrow()

export const setClosed = (sql: Sql, id: string, { listHash, now }: { listHash: string; now: Date }) =>
  sql.updateTable('appraisal').set({ state: 'closed', list_hash: listHash, closed_at: now }).where('id', '=', id).execute()
