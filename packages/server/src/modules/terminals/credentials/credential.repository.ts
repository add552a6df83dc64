import type { Machine } from '../../../context/context.ts'
import { hotRead, type NewRow, type Sql } from '../../../platform/db/sql.ts'

type Part = Machine['part']

const valid = (sql: Sql) => sql.selectFrom('terminal_credential').where('revoked_at', 'is', null).where('doubled_at', 'is', null)

/** A credential that holds, by the digest of its secret. */
export const findValid = hotRead((sql, digest: Buffer) =>
  valid(sql).where('digest', '=', digest).select(['id', 'school_id', 'terminal_id', 'part', 'nonce', 'previous_nonce', 'seen_at']),
)

/** Held while its word is judged: of two heartbeats at once the second is judged by what the first left. */
export const lockValid = (sql: Sql, id: string) =>
  valid(sql).where('id', '=', id).select(['nonce', 'previous_nonce']).forUpdate().executeTakeFirst()

export const insertCredential = (sql: Sql, row: NewRow<'terminal_credential'>) =>
  sql.insertInto('terminal_credential').values(row).returning('id').executeTakeFirstOrThrow()

export const saveNonce = (
  sql: Sql,
  id: string,
  { nonce, previous, network, now }: { nonce: string; previous: string | null; network: string; now: Date },
) => sql.updateTable('terminal_credential').set({ nonce, previous_nonce: previous, network, seen_at: now }).where('id', '=', id).execute()

export const markDoubled = (sql: Sql, id: string, now: Date) =>
  sql.updateTable('terminal_credential').set({ doubled_at: now }).where('id', '=', id).execute()

/** Ends what holds; of two who end it at once the second ends nothing. */
const ending = (sql: Sql, by: string | null, now: Date) =>
  sql
    .updateTable('terminal_credential')
    .set({ revoked_at: now, revoked_by: by })
    .where('revoked_at', 'is', null)
    .returning(['id', 'terminal_id', 'part', 'doubled_at'])

export const endCredential = (sql: Sql, schoolId: string, id: string, { by, now }: { by: string; now: Date }) =>
  ending(sql, by, now).where('school_id', '=', schoolId).where('id', '=', id).executeTakeFirst()

export const endPart = (sql: Sql, terminalId: string, part: Part, { by, now }: { by: string | null; now: Date }) =>
  ending(sql, by, now).where('terminal_id', '=', terminalId).where('part', '=', part).execute()

export const findCredential = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('terminal_credential').where('school_id', '=', schoolId).where('id', '=', id).select('id').executeTakeFirst()

export const listCredentials = (sql: Sql, terminalId: string, limit: number) =>
  sql
    .selectFrom('terminal_credential')
    .where('terminal_id', '=', terminalId)
    .select(['id', 'part', 'device_name', 'enrolled_at', 'seen_at', 'network', 'revoked_at', 'doubled_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** What it held and had not begun goes back to the queue of its terminal. */
export const releaseJobs = (sql: Sql, credentialId: string) =>
  sql
    .updateTable('print_job')
    .set({ state: 'queued', taken_by: null, lease_until: null })
    .where('taken_by', '=', credentialId)
    .where('state', '=', 'taken')
    .execute()

/** Whether a part of the terminal is blocked because it was used in two places. */
export const findShut = (sql: Sql, terminalId: string) =>
  sql
    .selectFrom('terminal_credential')
    .where('terminal_id', '=', terminalId)
    .where('doubled_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .select('id')
    .executeTakeFirst()
