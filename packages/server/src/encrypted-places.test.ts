import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { encryptedPlaces } from './encrypted-places.ts'
import { type Database, openDatabase, runText } from './platform/db/sql.ts'
import { openTestDatabase } from './testing/test-database.ts'

let server: Awaited<ReturnType<typeof openTestDatabase>>
let database: Database

before(async () => {
  server = await openTestDatabase()
  database = openDatabase(server.url, { maxConnections: 1, onError: assert.ifError })
})
after(async () => {
  await database.close()
  await server.close()
})

/**
 * Columns of bytes that are not encrypted under the secret of the installation: digests, public keys, signatures, and an answer under a key
 * that a token gives. A keyed digest belongs to a place in the list, or is over within minutes.
 */
const notEncrypted =
  /^(hash|previous_hash|\w+_hash|digest|\w+_digest|sha256|facts_sha256|fingerprint|public_key|certificate|signature|renewal_answer|logo)$/

test('every column of bytes is listed as encrypted or plain, so that no secret is forgotten when CAMPUS_SECRET changes', async () => {
  const { rows } = await runText(
    database.sql,
    `select table_name || '.' || column_name as place, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1`,
  )
  const known = new Set(encryptedPlaces.map(({ table, column }) => `${table}.${column}`))
  const unknown = rows.filter(({ place, column_name }) => !known.has(String(place)) && !notEncrypted.test(String(column_name)))
  assert.deepEqual(unknown, [], 'add it to encrypted-places.ts')
  const present = new Set(rows.map(({ place }) => String(place)))
  const gone = [...known].filter((place) => !place.startsWith('pgboss.') && !present.has(place))
  assert.deepEqual(gone, [], 'it is no column any more')
})

test('the primary key of every place, the columns of its binding and its trigger match the list', async () => {
  for (const { table, key, needs = [], guard } of encryptedPlaces) {
    const { rows } = await runText(
      database.sql,
      `select array(select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indrelid = $1::regclass and indisprimary order by array_position(indkey::int[], attnum::int)) as key,
       array(select attname::text from pg_attribute where attrelid = $1::regclass and attnum > 0) as columns,
       array(select tgname::text from pg_trigger where tgrelid = $1::regclass) as triggers`,
      [table],
    )
    const found = rows[0] as { key: string[]; columns: string[]; triggers: string[] }
    if (table !== 'pgboss.job') assert.deepEqual([...key], found.key, table)
    for (const column of needs) assert.ok(found.columns.includes(column), `${table}.${column}`)
    if (guard) assert.ok(found.triggers.includes(guard), guard)
  }
})

/** What encrypts for a place in this list, or for something that is over within minutes. */
const encrypting = new Set([
  'http/idempotency.ts',
  'modules/account/face-login/face-login-ticket.ts',
  'modules/account/login/second-step.service.ts',
  'modules/account/outside/arrival.service.ts',
  'modules/account/outside/departure.service.ts',
  'modules/account/second-factor/setup.service.ts',
  'modules/account/session/session.service.ts',
  'modules/administration/imports/lines/line-encryption.ts',
  'modules/administration/resets/account-reset.service.ts',
  'modules/appraisal/ballots/cast.service.ts',
  'modules/appraisal/tokens/section-key.ts',
  'modules/attendance/rolls/roll-key.ts',
  'modules/attendance/signs/receipt.service.ts',
  'modules/certificates/applications/title.service.ts',
  'modules/certificates/mail/mailbox/mailbox.service.ts',
  'modules/documents/issued/kept-facts.ts',
  'modules/documents/issuing/make.service.ts',
  'modules/documents/keys/opened-keys.ts',
  'modules/exams/console/seats.service.ts',
  'modules/exchange/sources/source.service.ts',
  'modules/faces/vectors/vector.service.ts',
  'modules/identity/papers/paper-fields.ts',
  'modules/lostfound/posts/card-owner.service.ts',
  'modules/messages/sending/mail-queue.service.ts',
  'modules/people/corrections/correction-view.ts',
  'modules/people/emergency/emergency-id-card.ts',
  'modules/people/person/id-card.service.ts',
  'modules/printing/codes/code-secret.ts',
  'modules/registration/cases/given-fields.ts',
  'modules/scan/scan.service.ts',
  'modules/signature/own/encrypted-strokes.ts',
  'modules/terminals/faults/report.service.ts',
  'modules/transit/transit.service.ts',
  'modules/verification/share.service.ts',
  'modules/wallet/withdrawals/payout.service.ts',
  'modules/wallet/withdrawals/withdrawal.service.ts',
  'ports/blobs/encrypted-blob.ts',
])

test('any other code that encrypts a column is noticed', async () => {
  const root = fileURLToPath(new URL('./', import.meta.url))
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing/.test(name))
  const found: string[] = []
  for (const name of names) if (/secretBox\s*\.encrypt\(/.test(await readFile(join(root, name), 'utf8'))) found.push(name)
  assert.deepEqual(found.toSorted(), [...encrypting].toSorted(), 'add its column to encrypted-places.ts, and the file to this list')
})
