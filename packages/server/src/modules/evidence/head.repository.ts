import type { Selectable } from 'kysely'
import { runText, type Sql } from '../../platform/db/sql.ts'
import type { EvidenceHead } from '../../platform/db/table-types.ts'
import type { ChainName, Statement } from './statement.ts'

/** One signer at a time: the lock is held until the end of the transaction. */
export const tryLockHeads = async (sql: Sql) => {
  const { rows } = await runText(sql, 'select pg_try_advisory_xact_lock(7140324) as locked')
  return rows[0]?.['locked'] === true
}

const toStatement = (row: Selectable<EvidenceHead>): Statement => ({
  schoolId: row.school_id,
  chain: row.chain,
  sequence: row.sequence,
  hash: row.hash.toString('hex'),
  keyId: row.key_id,
  signedAt: row.signed_at.toISOString(),
  signature: row.signature.toString('base64'),
})

export const listStatements = async (sql: Sql, chain: ChainName) =>
  (await sql.selectFrom('evidence_head').where('chain', '=', chain).selectAll().orderBy('school_id').execute()).map(toStatement)

export const saveStatement = (sql: Sql, { schoolId, chain, sequence, hash, keyId, signedAt, signature }: Statement) => {
  const row = {
    sequence,
    hash: Buffer.from(hash, 'hex'),
    key_id: keyId,
    signature: Buffer.from(signature, 'base64'),
    signed_at: signedAt,
  }
  return sql
    .insertInto('evidence_head')
    .values({ school_id: schoolId, chain, ...row })
    .onConflict((conflict) => conflict.columns(['school_id', 'chain']).doUpdateSet(row))
    .execute()
}
