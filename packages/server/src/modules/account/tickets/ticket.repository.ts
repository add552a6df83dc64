import type { Sql } from '../../../platform/db/sql.ts'

export const ticketPurposes = [
  'login',
  'recovery',
  'new_password',
  'register',
  'bind',
  'choose',
  'outside',
  'passkey',
  /** Shown to a terminal: opens a visit there, never a session. */
  'visit',
  'second_step',
  'totp_setup',
  'face_login',
  'face_code',
] as const
export type TicketPurpose = (typeof ticketPurposes)[number]

export const insertTicket = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string | null
    purpose: TicketPurpose
    tokenHash: Buffer
    payload: object
    now: Date
    expiresAt: Date
  },
) =>
  sql
    .insertInto('ticket')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      purpose: row.purpose,
      token_hash: row.tokenHash,
      payload: JSON.stringify(row.payload),
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .execute()

const reported = ['id', 'school_id', 'person_id', 'payload'] as const

/** One statement: of two who come with one ticket at once, only one gets the row. */
export const takeTicket = (sql: Sql, purpose: TicketPurpose, tokenHash: Buffer, now: Date) =>
  sql
    .updateTable('ticket')
    .set({ spent_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(reported)
    .executeTakeFirst()

export const findLiveTicket = (sql: Sql, purpose: TicketPurpose, tokenHash: Buffer, now: Date) =>
  sql
    .selectFrom('ticket')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .select(reported)
    .executeTakeFirst()

export const spendAllTickets = (sql: Sql, personId: string, now: Date) =>
  sql.updateTable('ticket').set({ spent_at: now }).where('person_id', '=', personId).where('spent_at', 'is', null).execute()

/** A code for a PC login that somebody scanned or confirmed is as good as a ticket, until its page has fetched the ticket. */
export const refusePcLogins = (sql: Sql, personId: string, now: Date) =>
  sql
    .updateTable('pc_login')
    .set({ state: 'refused' })
    .where('person_id', '=', personId)
    .where('state', 'in', ['scanned', 'confirmed'])
    .where('expires_at', '>', now)
    .execute()
