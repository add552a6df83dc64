import pg from 'pg'

/**
 * Tables whose rows are evidence. The server adds rows to them and changes the columns named here, nothing else; it deletes none. It owns
 * no table, so it cannot switch the triggers off that guard the rest.
 */
export const evidenceTables: Readonly<Record<string, readonly string[]>> = {
  audit_entry: ['sequence', 'previous_hash', 'hash'],
  // A trigger lets it only move forward.
  audit_head: ['sequence', 'hash'],
  ledger_transfer: ['sequence', 'previous_hash', 'hash'],
  ledger_posting: [],
  // Balances follow from postings, by a trigger with the owner's rights. A row can be locked by who may change any column of it.
  ledger_account: ['created_at'],
  // A trigger lets it only grow.
  evidence_head: ['sequence', 'hash', 'key_id', 'signature', 'signed_at'],
  audit_closing: [],
  verification: [],
  payment_event: [],
  consent: [],
  face_consent: [],
  face_assessment: [],
  terminal_event: [],
  ballot: [],
  ballot_text: ['state', 'reviewed_by', 'reviewed_at'],
  signing_key: ['state', 'revoked_at', 'revoked_since', 'revoke_reason'],
}

/** Rows of these change while they are made, under the eyes of their triggers, and are never deleted. */
const neverDeleted = ['issued_document', 'payment_receipt', 'migration']

/** What belongs to the queue of jobs is no evidence: the server owns it, because the queue changes its own tables. */
const listQueueObjects = `
  select format('alter table %s owner to', oid::regclass) as change from pg_class
    where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and pg_get_userbyid(relowner) <> $1
  union all
  select format('alter function %s owner to', oid::regprocedure) from pg_proc
    where pronamespace = 'pgboss'::regnamespace and pg_get_userbyid(proowner) <> $1
  union all
  select format('alter type %s owner to', oid::regtype) from pg_type
    where typnamespace = 'pgboss'::regnamespace and typtype = 'e' and pg_get_userbyid(typowner) <> $1`

/** Rows of a partition are reached through its table alone, whose rights count then. */
const listPartitions = `
  select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relispartition and relkind = 'r'`

/** Gives the server's role what it needs and no more, whatever it had before. Runs as the owner of the tables. */
export const grantServerRole = async (client: pg.Client, name: string): Promise<void> => {
  const role = pg.escapeIdentifier(name)
  const tables = Object.keys(evidenceTables).join(', ')
  await client.query('begin')
  await client.query(`revoke all on all tables in schema public from ${role}`)
  await client.query(`grant usage on schema public to ${role}`)
  await client.query(`grant usage on all sequences in schema public to ${role}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`)
  await client.query(`revoke update, delete on ${tables} from ${role}`)
  await client.query(`revoke delete on ${neverDeleted.join(', ')} from ${role}`)
  await client.query(`revoke insert, update on migration from ${role}`)
  for (const [table, columns] of Object.entries(evidenceTables))
    if (columns.length > 0) await client.query(`grant update (${columns.join(', ')}) on ${table} to ${role}`)
  const partitions = await client.query<{ name: string }>(listPartitions)
  for (const { name: partition } of partitions.rows) await client.query(`revoke all on ${partition} from ${role}`)
  await client.query(`alter schema pgboss owner to ${role}`)
  const { rows } = await client.query<{ change: string }>(listQueueObjects, [name])
  for (const { change } of rows) await client.query(`${change} ${role}`)
  await client.query('commit')
}

/** Whether this address could change evidence: as an owner, a superuser, or by rights that were given. */
export const canChangeEvidence = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ can: boolean }>("select has_table_privilege('audit_entry', 'delete, truncate, trigger') as can")
    return rows[0]?.can === true
  } finally {
    await client.end()
  }
}
