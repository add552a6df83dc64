import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const findSection = (sql: Sql, id: string) =>
  sql
    .selectFrom('appraisal_section')
    .innerJoin('appraisal', 'appraisal.id', 'appraisal_section.appraisal_id')
    .where('appraisal_section.id', '=', id)
    .select(['appraisal_section.school_id', 'appraisal_section.public_key', 'appraisal.id as appraisal_id', 'appraisal.questions'])
    .select(['appraisal.state', 'appraisal.opens_at', 'appraisal.closes_at'])
    .executeTakeFirst()

export const findWaiting = (sql: Sql, hashes: readonly Buffer[]) =>
  sql.selectFrom('ballot_waiting').where('serial_hash', 'in', hashes).select('content_encrypted').executeTakeFirst()

/** Whether it is the first with its serial. */
export const insertWaiting = async (sql: Sql, row: NewRow<'ballot_waiting'>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('ballot_waiting')
    .values(row)
    .onConflict((conflict) => conflict.constraint('ballot_waiting__once').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const findCounted = (sql: Sql, id: string, serial: string) =>
  sql.selectFrom('ballot').where('appraisal_section_id', '=', id).where('serial', '=', serial).select('answers_sha256').executeTakeFirst()
