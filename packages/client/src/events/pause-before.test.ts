import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pauseBefore } from './pause-before.ts'

test('pauses between attempts double up to half a minute, shortened by chance', () => {
  assert.deepEqual(
    [0, 1, 2, 10].map((attempt) => pauseBefore(attempt, 1)),
    [1000, 2000, 4000, 30_000],
  )
  assert.equal(pauseBefore(1, 0), 1000)
})

test('who lives faster or slower says so', () => {
  assert.deepEqual(
    [0, 1, 5].map((attempt) => pauseBefore(attempt, 1, { firstMs: 20, longestMs: 100 })),
    [20, 40, 100],
  )
})
