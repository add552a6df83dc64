import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type EncryptedPlace, encryptedPlaces } from '../encrypted-places.ts'
import { ballotPlace } from '../modules/appraisal/ballots/sealed-ballot.ts'
import { type SecretBox, secretBoxOf } from '../platform/crypto/secret-box.ts'
import { type Database, openDatabase, runText } from '../platform/db/sql.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { rotateSecret } from './rotate-secret.ts'

const [oldSecret, newSecret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
const [previous, current] = [secretBoxOf(oldSecret), secretBoxOf(newSecret)]

let server: Awaited<ReturnType<typeof openTestDatabase>>
let database: Database

before(async () => {
  server = await openTestDatabase()
  database = openDatabase(server.url, { maxConnections: 2, onError: assert.ifError })
})
after(async () => {
  await database.close()
  await server.close()
})

const nameOf = ({ table, column, about }: EncryptedPlace) => `${table}.${column} ${table === 'pgboss.job' ? about({}) : ''}`.trim()

/** What stands in a place; a ballot has a form of its own. */
const plainOf = (place: EncryptedPlace): string => {
  if (place.about({}) !== ballotPlace) return `what stands in ${nameOf(place)}`
  const bytes = randomBytes(32).toString('base64url')
  const key = randomBytes(256).toString('base64url')
  return JSON.stringify({ id: 'b', serial: bytes, randomizer: bytes, signature: key, answers: [], salt: bytes, text: null })
}

interface Column {
  readonly name: string
  readonly type: string
}

/** Columns that an insert has to name. */
const listRequired = async (table: string): Promise<Column[]> => {
  const { rows } = await runText(
    database.sql,
    `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef and attidentity = ''`,
    [table],
  )
  return rows as unknown as Column[]
}

/** Any value of a type: the row stands for the place alone. */
const anyOf: Readonly<Record<string, () => unknown>> = {
  uuid: () => crypto.randomUUID(),
  text: () => randomBytes(6).toString('hex'),
  'character varying': () => randomBytes(6).toString('hex'),
  bytea: () => randomBytes(32),
  'timestamp with time zone': () => new Date(),
  date: () => '2026-01-01',
  boolean: () => false,
  jsonb: () => '{}',
  inet: () => '127.0.0.1',
  'text[]': () => [],
  'uuid[]': () => [],
  'integer[]': () => [],
}
const valueOf = ({ type }: Column): unknown => (anyOf[type] ?? (() => 1))()

/** What a row is found by again. */
type Key = Readonly<Record<string, unknown>>

const insert = async (table: string, row: Readonly<Record<string, unknown>>, key: readonly string[]): Promise<Key> => {
  const names = Object.keys(row)
  const { rows } = await runText(
    database.sql,
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning ${key.join(', ')}`,
    Object.values(row),
  )
  return rows[0] as Key
}

const sealedIn = (plain: string, about: string) => JSON.stringify({ sealed: previous.encrypt(plain, about).toString('base64') })

/** A row of just this place, under the previous secret. Its keys come first, because the place may be bound to them. */
const fill = async (place: EncryptedPlace, plain: string): Promise<Key> => {
  const { table, column, key, needs = [], about, hash, inside } = place
  const required = await listRequired(table)
  const { rows: types } = await runText(
    database.sql,
    `select attname::text as name, format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [table],
  )
  const wanted = (types as unknown as Column[]).filter(
    ({ name }) => [...key, ...needs].includes(name) || required.some((one) => one.name === name),
  )
  const row: Record<string, unknown> = Object.fromEntries(wanted.map((each) => [each.name, valueOf(each)]))
  if (inside) return insert(table, { ...row, name: /name = '([^']+)'/.exec(inside.where)?.[1], data: sealedIn(plain, about(row)) }, key)
  // A row that must have other places filled, too, has them filled as they should be.
  for (const other of encryptedPlaces)
    if (other.table === table && row[other.column] !== undefined) row[other.column] = previous.encrypt(plainOf(other), other.about(row))
  const sealed = { [column]: previous.encrypt(plain, about(row)), ...(hash && { [hash.column]: hash.of(plain, previous) }) }
  return insert(table, { ...row, ...sealed }, key)
}

const readWith = async (secretBox: SecretBox, { table, column, key, needs = [], about, hash, inside }: EncryptedPlace, found: Key) => {
  const read = [...key, ...needs, `${inside?.read ?? column} as value`, ...(hash ? [`${hash.column} as hash`] : [])]
  const { rows } = await runText(
    database.sql,
    `select ${read.join(', ')} from ${table} where ${key.map((name, index) => `${name} = $${index + 1}`).join(' and ')}`,
    key.map((name) => found[name]),
  )
  const row = rows[0] ?? {}
  return { plain: secretBox.decrypt(row['value'] as Buffer, about(row)), hash: row['hash'] as Buffer | undefined }
}

/** The rows stand alone: what they would belong to, and what else a table demands, is not what is tested. */
const letAnythingIn = async () => {
  const tables = [...new Set(encryptedPlaces.map(({ table }) => table))].filter((table) => !table.startsWith('pgboss.'))
  for (const table of tables) {
    const { rows } = await runText(
      database.sql,
      "select conname from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f', 'x')",
      [table],
    )
    for (const { conname } of rows) await runText(database.sql, `alter table ${table} drop constraint "${String(conname)}"`)
    const { rows: triggers } = await runText(
      database.sql,
      'select tgname from pg_trigger where tgrelid = $1::regclass and not tgisinternal and tgtype & 4 > 0',
      [table],
    )
    const guards = new Set(encryptedPlaces.flatMap(({ guard }) => guard ?? []))
    for (const { tgname } of triggers)
      if (!guards.has(String(tgname))) await runText(database.sql, `alter table ${table} disable trigger "${String(tgname)}"`)
  }
}

test('every encrypted place with something in it can be read with the new secret alone, and found by its keyed hash', async () => {
  await letAnythingIn()
  const filled = []
  for (const place of encryptedPlaces) {
    const plain = plainOf(place)
    const key = await fill(place, plain).catch((error: unknown) => assert.fail(`${nameOf(place)}: ${(error as Error).message}`))
    filled.push({ place, plain, key })
  }
  const reports = await rotateSecret(database.sql, { current, previous }, () => {})
  for (const [index, { changed, unreadable }] of reports.entries())
    assert.deepEqual([changed > 0, unreadable], [true, 0], filled[index] && nameOf(filled[index].place))
  for (const { place, plain, key } of filled) {
    const read = await readWith(current, place, key)
    assert.equal(read.plain, plain, nameOf(place))
    if (place.hash) assert.ok(read.hash?.equals(place.hash.of(plain, current)), nameOf(place))
    await assert.rejects(readWith(previous, place, key), nameOf(place))
  }
})
