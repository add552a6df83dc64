import type { NewRow, Sql } from '../../../platform/db/sql.ts'

export const insertEnrolment = (sql: Sql, row: NewRow<'terminal_enrolment'>) => sql.insertInto('terminal_enrolment').values(row).execute()

/** Spends the code: of two machines with the same one the second finds nothing. */
export const spendEnrolment = (sql: Sql, digest: Buffer, now: Date) =>
  sql
    .updateTable('terminal_enrolment')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['school_id', 'terminal_id', 'part', 'made_by'])
    .executeTakeFirst()

/** Whether somebody can still spend the code at this moment. */
export const isEnrolmentOpen = async (sql: Sql, digest: Buffer, at: Date): Promise<boolean> =>
  (await sql
    .selectFrom('terminal_enrolment')
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Two machines are not made the same part at the same moment. */
export const lockTerminal = (sql: Sql, id: string) =>
  sql.selectFrom('terminal').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()

/** Codes are of no use to anybody once they are over. */
export const deleteOldEnrolments = (sql: Sql, before: Date) =>
  sql.deleteFrom('terminal_enrolment').where('expires_at', '<', before).execute()
