import { onPage, type Page } from '../../../platform/db/paging.ts'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertCheck = (sql: Sql, row: NewRow<'face_check'>) => sql.insertInto('face_check').values(row).execute()

/** Keeps the digests of frames; fewer rows come back where some were shown before. */
export const insertFrames = (sql: Sql, schoolId: string, digests: readonly Uint8Array[], now: Date) =>
  sql
    .insertInto('face_frame')
    .values(digests.map((digest) => ({ school_id: schoolId, digest: Buffer.from(digest), created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .execute()

/** A manager's check in this session that still counts. */
export const findPassedSince = (sql: Sql, sessionId: string, since: Date) =>
  sql
    .selectFrom('face_check')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', 'manager')
    .where('outcome', '=', 'passed')
    .where('created_at', '>', since)
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const deleteChecksBefore = (sql: Sql, before: Date) => sql.deleteFrom('face_check').where('created_at', '<', before).execute()

export const deleteFramesBefore = (sql: Sql, before: Date) => sql.deleteFrom('face_frame').where('created_at', '<', before).execute()

const checksOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('face_check')
    .where('person_id', '=', personId)
    .select(['id', 'purpose', 'outcome', 'fault', 'device_name', 'network', 'created_at'])
    .orderBy('id', 'desc')

export const listChecksOf = (sql: Sql, personId: string, page: Page) => onPage(checksOf(sql, personId), page).execute()

/** All of them, for somebody's own copy. */
export const listAllChecksOf = (sql: Sql, personId: string) => checksOf(sql, personId).execute()

export const countChecksOf = async (sql: Sql, personId: string): Promise<number> => {
  const row = await sql
    .selectFrom('face_check')
    .where('person_id', '=', personId)
    .select((check) => check.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
