import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql as fragment, type SqlBool } from 'kysely'
import { openTestDatabase } from '../../testing/test-database.ts'
import { anyGiven } from './given-list.ts'
import { openDatabase, runText, type Sql } from './sql.ts'

const runs = 20

/** How often the only connection planned a statement for just the values that it was given, and how often it kept the plan it had. */
const plansOf = async (sql: Sql, statement: string) => {
  const { rows } = await runText(sql, 'select custom_plans, generic_plans from pg_prepared_statements where statement = $1', [statement])
  return { custom: Number(rows[0]?.['custom_plans']), kept: Number(rows[0]?.['generic_plans']) }
}

test('a statement about a list that it is given keeps its plan', async () => {
  const { url, close } = await openTestDatabase()
  const database = openDatabase(url, { maxConnections: 1, onError: () => {} })
  const { sql } = database
  try {
    for (const table of ['paper', 'price']) {
      await runText(sql, `create temporary table ${table} as select gen_random_uuid() as id, place from generate_series(1, 5000) as place`)
      await runText(sql, `alter table ${table} add primary key (id)`)
    }
    await runText(sql, 'analyze paper, price')
    const find = (ids: readonly string[]) =>
      fragment<{ id: string }>`
        select paper.id from paper join price on price.id = paper.id where paper.id = ${anyGiven(ids)} order by price.place`
    for (let run = 0; run < runs; run += 1) assert.deepEqual((await find([randomUUID()]).execute(sql)).rows, [])
    const { custom, kept } = await plansOf(sql, find([]).compile(sql).sql)
    assert.equal(custom, 5, 'the database plans five times for the values themselves before it compares')
    assert.ok(kept >= runs - 7, `${kept} runs kept the plan`)
  } finally {
    await database.close()
    await close()
  }
})

test('a list that it is given finds each of its values, and none when it is empty', async () => {
  const { url, close } = await openTestDatabase()
  const database = openDatabase(url, { maxConnections: 1, onError: () => {} })
  try {
    const [one, other] = [randomUUID(), randomUUID()]
    const isAmong = async (given: readonly string[]) =>
      (
        await database.sql
          .selectNoFrom((row) => row(row.val(one).$castTo<string>(), '=', anyGiven(given)).$castTo<SqlBool>().as('found'))
          .executeTakeFirst()
      )?.found
    assert.deepEqual([await isAmong([other, one]), await isAmong([other]), await isAmong([])], [true, false, false])
  } finally {
    await database.close()
    await close()
  }
})
