import { randomUUID } from 'node:crypto'
import { inPlainTransaction, type Pool } from './plain-transaction.ts'

/** The rows that one checkout leaves behind, in the order in which they can be written. */
const written: readonly (readonly [table: string, where: string])[] = [
  ['idempotency_key', 'caller = (select person_id::text from purchase_order where id = $1)'],
  ['purchase_order', 'id = $1'],
  ['order_line', 'order_id = $1'],
  ['template_use', `cause = 'line:' || (select id::text from order_line where order_id = $1)`],
  ['issued_document', 'id = (select document_id from application where order_id = $1)'],
  ['application', 'order_id = $1'],
  ['application_event', 'application_id = (select id from application where order_id = $1)'],
  ['ledger_transfer', 'order_id = $1'],
  ['ledger_posting', 'transfer_id in (select id from ledger_transfer where order_id = $1)'],
  [
    'pgboss.job_common',
    `data ->> 'id' in (select $1::uuid::text union select document_id::text from application where order_id = $1::uuid)
     or data ->> 'lineId' in (select id::text from order_line where order_id = $1::uuid)`,
  ],
]

/** As they are at the checkout: nothing is made, sealed or printed yet. */
const early: Readonly<Record<string, object>> = {
  ledger_transfer: { sequence: null, previous_hash: null, hash: null },
  issued_document: {
    state: 'making',
    blob_key: null,
    key_encrypted: null,
    sha256: null,
    size: null,
    pages: null,
    issued_at: null,
    signer_id: null,
    signed_at: null,
  },
  // Nobody is to work on a copy.
  'pgboss.job_common': { state: 'completed', completed_on: new Date().toISOString() },
}

/** What must be another in every copy: ids of the rows themselves, numbers, codes and keys. */
const ownWords = (row: Record<string, unknown>) =>
  ['id', 'number', 'serial', 'anti_forgery_code', 'key'].map((name) => row[name]).filter((value) => typeof value === 'string')

/** The same rows as a checkout writes, by one plain transaction: the least that any program could do. */
export const bareCheckout = async (pool: Pool, orderId: string) => {
  const rows: { table: string; row: Record<string, unknown> }[] = []
  for (const [table, where] of written) {
    const found = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(written) as row from ${table} as written where ${where} limit 3`,
      [orderId],
    )
    for (const { row } of found.rows) rows.push({ table, row: { ...row, ...early[table] } })
  }
  const statements = rows.map(({ table, row }, place) => ({
    name: `bare ${place}`,
    text: `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`,
    json: JSON.stringify(row),
  }))
  const words = [...new Set(rows.flatMap(({ row }) => ownWords(row)))]
  return async () => {
    const fresh = words.map((word) => [word, randomUUID()] as const)
    const renew = (json: string) => fresh.reduce((text, [word, other]) => text.replaceAll(word, other), json)
    await inPlainTransaction(pool, async (client) => {
      for (const { name, text, json } of statements) await client.query({ name, text, values: [renew(json)] })
      // Last, because everybody of the school waits for it.
      await client.query({ name: 'bare serial', text: 'update document_serial set last = last + 1' })
    })
  }
}
