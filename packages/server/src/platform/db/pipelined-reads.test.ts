import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openPipelinedReads } from './pipelined-reads.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let pool: pg.Pool
before(async () => {
  database = await openTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
after(async () => {
  await pool.end()
  await database.close()
})

/** Reads that the test can distinguish from all others of the database. */
const open = (name: string) => {
  const complaints: Error[] = []
  const reads = openPipelinedReads({ connectionString: database.url, application_name: name }, (error) => complaints.push(error))
  return {
    complaints,
    read: async (text: string, ...values: readonly (string | Buffer)[]) =>
      (await reads.read<Record<string, unknown>>({ name: text.slice(0, 60), text }, values))[0],
    pids: async () => {
      const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where application_name = $1', [name])
      return rows.map(({ pid }) => pid)
    },
    [Symbol.asyncDispose]: () => reads.close(),
  }
}

const breakAll = (name: string) => pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name])

test('many reads at once share few connections, and each has the answer to its own question', async () => {
  await using reads = open('many')
  const asked = Array.from({ length: 200 }, (_, index) => String(index))
  for (let time = 0; time < 2; time += 1) {
    const reported = await Promise.all(asked.map((number) => reads.read('select $1::text as said', number)))
    assert.deepEqual(
      reported.map((row) => row?.['said']),
      asked,
    )
  }
  const { length } = await reads.pids()
  assert.ok(length >= 1 && length <= 2, `${length} connections`)
})

test('values of every kind are read as elsewhere, also when the columns are known already', async () => {
  await using reads = open('kinds')
  const text = `select $1::text as words, $2::bytea as bytes, null::text as nothing, '' as empty, 7::int4 as count, true as yes,
                       '2026-01-02T03:04:05Z'::timestamptz as at, '{"a":[1]}'::jsonb as parts, array['x','y'] as list from generate_series(1, 2)`
  const values = ['林晓雨', Buffer.from([0, 255])]
  const expected = (await pool.query<Record<string, unknown>>(text, values)).rows[0]
  for (let time = 0; time < 3; time += 1) assert.deepEqual({ ...(await reads.read(text, ...values)) }, { ...expected })
  assert.equal(await reads.read('select 1 as one where $1 = $2', 'a', 'b'), undefined)
})

test('a read that fails takes none of those beside it along', async () => {
  await using reads = open('failing')
  const text = 'select $1::uuid as id'
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  const reported = await Promise.allSettled([id, 'no id', id, 'no id', id].map((value) => reads.read(text, value)))
  assert.deepEqual(
    reported.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  )
  await assert.rejects(reads.read('select nothing from nowhere where $1', 'x'), /nowhere/)
  assert.equal((await reads.read(text, id))?.['id'], id)
})

test('a broken connection rejects its waiting reads, and the next read opens another', async () => {
  await using reads = open('broken')
  const waiting = assert.rejects(reads.read('select pg_sleep(60), $1::text', 'x'), /terminating connection/)
  const isAsleep = `select from pg_stat_activity where application_name = 'broken' and wait_event = 'PgSleep'`
  while ((await pool.query(isAsleep)).rowCount === 0) await setImmediate()
  await breakAll('broken')
  await waiting
  assert.equal((await reads.read('select $1::text as said', 'again'))?.['said'], 'again')
})

test('a connection that breaks while idle is reported and replaced', async () => {
  await using reads = open('idle')
  await reads.read('select $1::text as said', 'x')
  await breakAll('idle')
  while (reads.complaints.length === 0) await setImmediate()
  assert.equal((await reads.read('select $1::text as said', 'again'))?.['said'], 'again')
})

test('a statement whose columns have changed fails once and is then prepared again', async () => {
  await using reads = open('changed')
  await pool.query('create table changing as select 1 as value')
  const text = 'select value, $1::text as said from changing'
  assert.equal((await reads.read(text, 'x'))?.['value'], 1)
  await pool.query(`alter table changing alter column value type text using 'one'`)
  await assert.rejects(reads.read(text, 'x'), /must not change result type/)
  assert.equal((await reads.read(text, 'x'))?.['value'], 'one')
})
