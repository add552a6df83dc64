import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** The first caller revokes it; a second one finds it ended. */
export const revoke = (sql: Sql, id: string, end: { by: string | null; reason: string; now: Date }) =>
  sql
    .updateTable('issued_document')
    .set({ state: 'revoked', reason: end.reason, ended_at: end.now, ended_by: end.by })
    .where('id', '=', id)
    .where('state', '=', 'issued')
    .returning('id')
    .executeTakeFirst()

/** Nobody makes it any more, nor again. */
export const endUnmade = (sql: Sql, id: string, reason: string) =>
  sql
    .updateTable('issued_document')
    .set({ state: 'failed', reason, choices: fragment`choices || '{"isOver": true}'` })
    .where('id', '=', id)
    .where('state', 'in', ['making', 'failed'])
    .execute()
