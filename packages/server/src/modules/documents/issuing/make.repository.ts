import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Counts one more attempt and returns what is to be produced; nothing once it is finished or failed. */
export const beginAttempt = (sql: Sql, id: string) =>
  sql
    .updateTable('issued_document')
    .set((old) => ({ attempts: old('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning([
      'id',
      'school_id',
      'holder_id',
      'made_by',
      'template_version_id',
      'serial',
      'handed_as',
      'facts_encrypted',
      'choices',
      'qr_text',
      'attempts',
      'note',
    ])
    .executeTakeFirst()

export type MakingRow = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>

export interface MadeFile {
  readonly blobKey: string
  readonly keyEncrypted: Buffer
  readonly size: number
  readonly pages: number
  readonly sha256: Buffer
  /** Only certificates have one. */
  readonly credentialEncrypted: Buffer | null
  readonly signerId: string
  readonly signedAt: Date
  readonly issuedAt: Date
  readonly validUntil: Date | null
}

/** Of two that made the same document one comes first; the other has made nothing. */
export const keepMade = (sql: Sql, id: string, made: MadeFile) =>
  sql
    .updateTable('issued_document')
    .set({
      state: 'issued',
      reason: '',
      blob_key: made.blobKey,
      key_encrypted: made.keyEncrypted,
      size: made.size,
      pages: made.pages,
      sha256: made.sha256,
      credential_encrypted: made.credentialEncrypted,
      signer_id: made.signerId,
      signed_at: made.signedAt,
      issued_at: made.issuedAt,
      valid_until: made.validUntil,
    })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst()

export const markFailed = (sql: Sql, id: string, reason: string) =>
  sql
    .updateTable('issued_document')
    .set({ state: 'failed', reason })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst()

/** Puts a failed document back into the making. */
export const beginAgain = (sql: Sql, id: string) =>
  sql
    .updateTable('issued_document')
    .set({ state: 'making', reason: '', attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where(fragment<boolean>`not (choices ? 'isOver')`)
    .returning(['holder_id', 'template_version_id', 'choices'])
    .executeTakeFirst()

/** The documents that were waiting for this one to take their place. */
export const supersede = (sql: Sql, replacedBy: string, end: { by: string; reason: string; now: Date }) =>
  sql
    .updateTable('issued_document')
    .set({ state: 'superseded', reason: end.reason, ended_at: end.now, ended_by: end.by })
    .where('replaced_by', '=', replacedBy)
    .where('state', '=', 'issued')
    .returning('id')
    .execute()
