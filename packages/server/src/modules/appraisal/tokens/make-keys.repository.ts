import type { Sql } from '../../../platform/db/sql.ts'

/** None of a campaign that was cancelled meanwhile. */
export const listWithoutKey = (sql: Sql, appraisalId: string, limit: number) =>
  sql
    .selectFrom('appraisal_section')
    .innerJoin('appraisal', 'appraisal.id', 'appraisal_section.appraisal_id')
    .where('appraisal.id', '=', appraisalId)
    .where('appraisal.state', '=', 'preparing')
    .where('appraisal_section.public_key', 'is', null)
    .select('appraisal_section.id')
    .orderBy('appraisal_section.id')
    .limit(limit)
    .execute()

/** The first key stays. */
export const setKey = (sql: Sql, id: string, key: { readonly publicKey: Buffer; readonly privateEncrypted: Buffer }) =>
  sql
    .updateTable('appraisal_section')
    .set({ public_key: key.publicKey, private_encrypted: key.privateEncrypted })
    .where('id', '=', id)
    .where('public_key', 'is', null)
    .execute()

export const listKeys = (sql: Sql, appraisalId: string) =>
  sql.selectFrom('appraisal_section').where('appraisal_id', '=', appraisalId).select(['id', 'public_key']).execute()

export const setReady = (sql: Sql, id: string, keyHash: string) =>
  sql.updateTable('appraisal').set({ state: 'ready', key_hash: keyHash }).where('id', '=', id).execute()
