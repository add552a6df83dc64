import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openTestDatabase } from '../../testing/test-database.ts'
import { preparing } from './prepared-pool.ts'
import { runText, type Sql } from './sql.ts'
import type { DB } from './table-types.ts'

const max = 5

/** One connection that keeps five statements prepared. */
const open = async () => {
  const database = await openTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const sql: Sql = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool, max) }) })
  const prepared = async () =>
    (await runText(sql, 'select statement from pg_prepared_statements')).rows.map(({ statement }) => String(statement))
  return {
    run: async (text: string) => assert.equal((await runText(sql, text, ['x'])).rows[0]?.['said'], 'x'),
    prepared,
    close: async () => {
      await sql.destroy()
      await database.close()
    },
  }
}

const hot = (number: number) => `select $1::text as said -- hot ${number}`

test('a connection keeps the statements that run most prepared, regardless of order and number of others', async () => {
  const { run, prepared, close } = await open()
  try {
    await run('select $1::text as said -- once')
    assert.deepEqual(await prepared(), [], 'what ran once is not prepared')
    for (let early = 0; early < 30; early += 1)
      for (let time = 0; time < 2; time += 1) await run(`select $1::text as said -- early ${early}`)
    for (let round = 0; round < 40; round += 1) {
      for (const number of [1, 2, 3]) await run(hot(number))
      for (let time = 0; time < 2; time += 1) await run(`select $1::text as said -- now and then ${round}`)
    }
    const kept = await prepared()
    for (const number of [1, 2, 3]) assert.ok(kept.includes(hot(number)), `hot ${number} is prepared`)
    assert.ok(kept.length < max + 20, `${kept.length} statements are kept`)
  } finally {
    await close()
  }
})
