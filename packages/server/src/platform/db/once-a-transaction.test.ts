import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onceATransaction } from './once-a-transaction.ts'
import type { Sql } from './sql.ts'

const action = (isTransaction = true) => ({ isTransaction }) as unknown as Sql

test('a repeated read in one transaction is queried once per key, and again in the next transaction', async () => {
  const reads: string[] = []
  const read = onceATransaction(async (_sql, key) => {
    reads.push(key)
    return reads.length
  })
  const first = action()
  const answers = await Promise.all([read(first, 'a'), read(first, 'a'), read(first, 'b'), read(action(), 'a')])
  assert.deepEqual(
    [answers, reads],
    [
      [1, 1, 2, 3],
      ['a', 'b', 'a'],
    ],
  )
})

test('outside of a transaction, and after a failure, it is read again', async () => {
  let count = 0
  const read = onceATransaction(async () => {
    count += 1
    if (count === 3) throw new Error('lost')
    return count
  })
  const [pool, one] = [action(false), action()]
  assert.deepEqual([await read(pool, 'a'), await read(pool, 'a')], [1, 2])
  await assert.rejects(read(one, 'a'), /lost/)
  assert.equal(await read(one, 'a'), 4)
})
