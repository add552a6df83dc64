import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openDatabase, runText, type Sql } from './sql.ts'
import { inSavepoint, sendAhead, sendLast, transact } from './transaction.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

/** A pool of one connection, and an empty table to write to. */
const withTable = async (work: (sql: Sql) => Promise<void>) => {
  const opened = openDatabase(database.url, { maxConnections: 1, onError: () => undefined })
  const { sql } = opened
  try {
    await runText(sql, 'drop table if exists note')
    await runText(sql, 'create table note (word text primary key)')
    await work(sql)
  } finally {
    await opened.close()
  }
}

const write = (sql: Sql, word: string) => runText(sql, 'insert into note values ($1)', [word])
const noting = (word: string) => CompiledQuery.raw('insert into note values ($1)', [word])
const writeAhead = (sql: Sql, word: string) => sendAhead(sql, noting(word))
const writeLast = (sql: Sql, word: string) => sendLast(sql, noting(word))
const words = async (sql: Sql) => (await runText(sql, 'select word from note order by word')).rows.map(({ word }) => word)
const isOpen = async (sql: Sql) =>
  (await runText(sql, 'select pg_current_xact_id_if_assigned() is not null as inside')).rows[0]?.['inside'] === true

test('what is written together is written whole', () =>
  withTable(async (sql) => {
    const counted = await transact(sql, async (sql) => {
      await writeLast(sql, 'with the commit')
      await Promise.all([write(sql, 'one'), write(sql, 'two'), write(sql, 'three')])
      return words(sql)
    })
    assert.deepEqual(counted, ['one', 'three', 'two'], 'each statement sees those before it')
    assert.deepEqual(await words(sql), ['one', 'three', 'two', 'with the commit'])
  }))

test('the failure of one of several statements is reported unchanged, and nothing is committed', () =>
  withTable(async (sql) => {
    const failing = transact(sql, async (sql) => {
      await Promise.all([write(sql, 'one'), write(sql, 'one'), write(sql, 'two')])
    })
    await assert.rejects(failing, { code: '23505' })
    assert.deepEqual(await words(sql), [])
  }))

test('continuing after a failed statement does not report a commit', () =>
  withTable(async (sql) => {
    const careless = transact(sql, async (sql) => {
      await write(sql, 'one')
      await write(sql, 'one').catch(() => undefined)
    })
    await assert.rejects(careless, /undone/)
    assert.deepEqual(await words(sql), [])
  }))

test('a statement sent with the commit that fails takes everything back', () =>
  withTable(async (sql) => {
    const failing = transact(sql, async (sql) => {
      await write(sql, 'one')
      await writeLast(sql, 'one')
      await writeLast(sql, 'two')
    })
    await assert.rejects(failing, { code: '23505' })
    assert.deepEqual(await words(sql), [])
  }))

test('a failed savepoint is rolled back alone, with its unsent statements, and the rest stays', () =>
  withTable(async (sql) => {
    await transact(sql, async (sql) => {
      await write(sql, 'before')
      const part = inSavepoint(sql, async () => {
        await writeAhead(sql, 'ahead in the part')
        await writeLast(sql, 'last in the part')
        await write(sql, 'before')
      })
      await assert.rejects(part, { code: '23505' })
      await write(sql, 'after')
      await inSavepoint(sql, async () => write(sql, 'in a part that succeeds'))
    })
    assert.deepEqual(await words(sql), ['after', 'before', 'in a part that succeeds'])
  }))

test('an unawaited statement of a savepoint fails inside it, regardless of earlier awaits', () =>
  withTable(async (sql) => {
    await transact(sql, async (sql) => {
      await write(sql, 'before')
      const parts = [
        () => writeAhead(sql, 'before'),
        async () => {
          await write(sql, 'in the part')
          await writeAhead(sql, 'before')
        },
      ]
      for (const part of parts) await assert.rejects(inSavepoint(sql, part), { code: '23505' })
    })
    assert.deepEqual(await words(sql), ['before'])
  }))

test('the failure of an unawaited statement is reported by the next statement', () =>
  withTable(async (sql) => {
    const failing = transact(sql, async (sql) => {
      await writeAhead(sql, 'one')
      await writeAhead(sql, 'one')
      await words(sql)
    })
    await assert.rejects(failing, { code: '23505' })
    const atTheEnd = transact(sql, async (sql) => {
      await write(sql, 'one')
      await writeAhead(sql, 'one')
    })
    await assert.rejects(atTheEnd, { code: '23505' })
    assert.deepEqual(await words(sql), [])
  }))

test('a transaction without statements is not started', () =>
  withTable(async (sql) => {
    assert.equal(await transact(sql, async () => 'nothing'), 'nothing')
    await assert.rejects(
      transact(sql, async () => Promise.reject(new Error('refused before the first statement'))),
      /refused before/,
    )
    await write(sql, 'one')
    assert.equal(await isOpen(sql), false)
    assert.deepEqual(await words(sql), ['one'])
  }))

test('a transaction that is over takes no more statements', () =>
  withTable(async (sql) => {
    const ended = await transact(sql, async (sql) => ({ sql, rows: await words(sql) }))
    await assert.rejects(words(ended.sql), /over/)
  }))

test('a connection that breaks inside a transaction is replaced, and nothing of it stays', () =>
  withTable(async (sql) => {
    const broken = transact(sql, async (sql) => {
      await write(sql, 'lost')
      await runText(sql, 'select pg_terminate_backend(pg_backend_pid())')
    })
    await assert.rejects(broken)
    assert.deepEqual(await words(sql), [])
  }))
