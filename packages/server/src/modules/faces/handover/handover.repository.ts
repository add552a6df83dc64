import type { NewRow, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'session_id', 'purpose', 'state', 'expires_at'] as const

export const insertHandover = (sql: Sql, row: NewRow<'face_handover'>) =>
  sql.insertInto('face_handover').values(row).returning('id').executeTakeFirstOrThrow()

export const findHandover = (sql: Sql, id: string, personId: string) =>
  sql.selectFrom('face_handover').where('id', '=', id).where('person_id', '=', personId).select(columns).executeTakeFirst()

/** The first phone that comes with the code has it. */
export const takeHandover = (sql: Sql, by: { id: string; personId: string; codeHash: Buffer; now: Date; expiresAt: Date }) =>
  sql
    .updateTable('face_handover')
    .set({ state: 'taken', expires_at: by.expiresAt })
    .where('id', '=', by.id)
    .where('person_id', '=', by.personId)
    .where('code_hash', '=', by.codeHash)
    .where('state', '=', 'shown')
    .where('expires_at', '>', by.now)
    .returning(columns)
    .executeTakeFirst()

/** The computer's session that a check counts for while it is made. */
export const findTaken = (sql: Sql, by: { id: string; personId: string; purpose: 'user' | 'manager'; now: Date }) =>
  sql
    .selectFrom('face_handover')
    .where('id', '=', by.id)
    .where('person_id', '=', by.personId)
    .where('purpose', '=', by.purpose)
    .where('state', '=', 'taken')
    .where('expires_at', '>', by.now)
    .select('session_id')
    .executeTakeFirst()

export const passHandover = (sql: Sql, id: string) =>
  sql.updateTable('face_handover').set({ state: 'passed' }).where('id', '=', id).where('state', '=', 'taken').execute()

export const deleteHandoversBefore = (sql: Sql, before: Date) => sql.deleteFrom('face_handover').where('expires_at', '<', before).execute()
