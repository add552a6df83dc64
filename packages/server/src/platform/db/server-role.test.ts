import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestDatabase } from '../../testing/test-database.ts'
import { canChangeEvidence, evidenceTables } from './server-role.ts'
import { type Database, openDatabase, runText } from './sql.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let server: Database

before(async () => {
  database = await openTestDatabase()
  server = openDatabase(database.serverUrl, { maxConnections: 2, onError: assert.ifError })
})
after(async () => {
  await server.close()
  await database.close()
})

const refuses = (statement: string) => assert.rejects(runText(server.sql, statement), /permission denied|must be owner/, statement)

test('the role of the server cannot change, delete or empty evidence, nor switch its guards off', async () => {
  for (const [table, columns] of Object.entries(evidenceTables)) {
    await refuses(`delete from ${table}`)
    await refuses(`truncate ${table}`)
    await refuses(`alter table ${table} disable trigger all`)
    await refuses(`drop table ${table}`)
    const { rows } = await runText(server.sql, 'select column_name from information_schema.columns where table_name = $1', [table])
    const changed = rows.map((row) => String(row['column_name'])).filter((column) => !columns.includes(column))
    for (const column of changed) await refuses(`update ${table} set ${column} = ${column}`)
  }
  await refuses('delete from issued_document')
  await refuses('set session_replication_role = replica')
  await refuses("insert into migration (name, digest) values ('x', 'x')")
  await refuses('create table of_the_server (id int)')
})

test('the role of the server reaches no month of a log directly, and every month of the evidence refuses to be emptied', async () => {
  const owner = openDatabase(database.url, { maxConnections: 1, onError: assert.ifError })
  const { rows } = await runText(
    server.sql,
    "select relname from pg_class where relispartition and relkind = 'r' and relname like 'audit_entry%'",
  )
  const months = rows.map(({ relname }) => String(relname))
  assert.ok(months.length >= 5)
  for (const month of months) {
    await refuses(`delete from ${month}`)
    await refuses(`select from ${month}`)
    await assert.rejects(runText(owner.sql, `truncate ${month}`), /evidence/)
  }
  await owner.close()
})

test('an address is known to be able to change evidence, or not', async () => {
  assert.deepEqual([await canChangeEvidence(database.url), await canChangeEvidence(database.serverUrl)], [true, false])
})

test('every table of a chain, and every table that a trigger keeps from being emptied, is among the evidence', async () => {
  const { rows } = await runText(
    server.sql,
    `select distinct relname from pg_trigger join pg_class on pg_class.oid = tgrelid where not relispartition and (tgname like '%__no_truncate' or tgname like '%__evidence')`,
  )
  for (const { relname } of rows) assert.ok(Object.hasOwn(evidenceTables, String(relname)), String(relname))
  assert.ok(rows.length >= 6)
})

test('these tables are evidence, regardless of the list in the code', () => {
  assert.deepEqual(Object.keys(evidenceTables).toSorted(), [
    'audit_closing',
    'audit_entry',
    'audit_head',
    'ballot',
    'ballot_text',
    'consent',
    'evidence_head',
    'face_assessment',
    'face_consent',
    'ledger_account',
    'ledger_posting',
    'ledger_transfer',
    'payment_event',
    'signing_key',
    'terminal_event',
    'verification',
  ])
})
