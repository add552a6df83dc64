import type { Column, Sql } from '../../../platform/db/sql.ts'

export const insertProof = (
  sql: Sql,
  row: {
    readonly caseId: string
    readonly kind: Column<'registration_proof', 'kind'>
    readonly ticketHash: Buffer
    readonly now: Date
    readonly expiresAt: Date
  },
) =>
  sql
    .insertInto('registration_proof')
    .values({ case_id: row.caseId, kind: row.kind, ticket_hash: row.ticketHash, created_at: row.now, expires_at: row.expiresAt })
    .execute()

/** Takes the ticket of a proof: of two at once one finds it spent. */
export const takeProof = (sql: Sql, caseId: string, ticketHash: Buffer, now: Date) =>
  sql
    .updateTable('registration_proof')
    .set({ spent_at: now })
    .where('case_id', '=', caseId)
    .where('ticket_hash', '=', ticketHash)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst()

export const listProofs = (sql: Sql, caseIds: readonly string[]) =>
  sql.selectFrom('registration_proof').where('case_id', 'in', caseIds).select(['case_id', 'kind']).distinct().execute()
