import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { gatheredRead, gatheredWork, sharedRead } from './gathered-work.ts'
import type { Sql } from './sql.ts'

const pool = {} as Sql

test('what comes while some is under way is done together afterwards, nothing twice at once, and each gets its own answer', async () => {
  const portions: string[][] = []
  const work = gatheredWork<string, string>(
    async (_sql, items) => {
      portions.push([...items])
      await setImmediate()
      if (items.includes('bad')) throw new Error('lost')
      return items.map((item) => `${item} done`)
    },
    { most: 3, idOf: (item) => item },
  )
  const first = ['a', 'b'].map((item) => work(pool, item))
  await setImmediate()
  const later = ['c', 'c', 'd', 'e', 'f'].map((item) => work(pool, item))
  assert.deepEqual(
    await Promise.all([...first, ...later]),
    ['a', 'b', 'c', 'c', 'd', 'e', 'f'].map((item) => `${item} done`),
  )
  assert.deepEqual(portions, [
    ['a', 'b'],
    ['c', 'd', 'e'],
    ['c', 'f'],
  ])
  await assert.rejects(work(pool, 'bad'), /lost/)
  assert.equal(await work(pool, 'a'), 'a done', 'after a failure it goes on')
})

test('reads of the same moment are one, also of the same row, and what is asked for later is read again', async () => {
  const portions: (readonly string[])[] = []
  const read = gatheredRead(
    async (_sql, keys) => {
      portions.push(keys)
      await setImmediate()
      return keys.filter((key) => key !== 'none').map((key) => ({ key, time: portions.length }))
    },
    { most: 4, keyOf: ({ key }) => key },
  )
  const first = ['b', 'a', 'none', 'a', 'c'].map((key) => read(pool, key))
  await setImmediate()
  const times = (await Promise.all([...first, read(pool, 'a')])).map((row) => row && `${row.key}${row.time}`)
  assert.deepEqual(times, ['b1', 'a1', undefined, 'a1', 'c2', 'a2'])
  assert.deepEqual(portions, [
    ['b', 'a', 'none'],
    ['c', 'a'],
  ])
})

test('who asks for the same while it is read shares the answer; afterwards it is read again', async () => {
  let reads = 0
  const read = sharedRead(async (_sql, key) => {
    reads += 1
    await setImmediate()
    if (key === 'bad') throw new Error('lost')
    return `${key} ${reads}`
  })
  assert.deepEqual(await Promise.all([read(pool, 'a'), read(pool, 'a')]), ['a 1', 'a 1'])
  await assert.rejects(Promise.all([read(pool, 'bad'), read(pool, 'bad')]), /lost/)
  assert.equal(await read(pool, 'a'), 'a 3')
})
