import type { Selectable } from 'kysely'
import type pg from 'pg'
import { runText, type Sql } from '../../platform/db/sql.ts'
import type { EvidenceHead } from '../../platform/db/table-types.ts'
import type { ChainName, Statement } from './statement.ts'

const headsLock = 7140324

/** One signer at a time: the lock is held until the end of the transaction. */
export const tryLockHeads = async (sql: Sql) => {
  const { rows } = await runText(sql, 'select pg_try_advisory_xact_lock($1) as locked', [headsLock])
  return rows[0]?.['locked'] === true
}

/** Waits for who signs, and keeps others from it until the end of the transaction. */
export const lockHeads = (sql: Sql) => runText(sql, 'select pg_advisory_xact_lock($1)', [headsLock])

/** The same for work that takes longer than a transaction may. */
export const lockHeadsOfSession = (client: pg.Client) => client.query('select pg_advisory_lock($1)', [headsLock])

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
