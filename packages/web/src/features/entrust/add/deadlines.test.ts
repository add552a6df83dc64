import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadlinesFor, usualDeadline } from './deadlines.ts'

const day = 86_400_000
const now = Date.parse('2026-03-02T10:00:00Z')
const keysUntil = (latest: number) => deadlinesFor(latest, now).map(({ key }) => key)

test('only deadlines before the last possible one are offered, and that one always is', () => {
  assert.deepEqual(keysUntil(now + 30 * day), ['1', '3', '7', 'latest'])
  assert.deepEqual(keysUntil(now + 5 * day), ['1', '3', 'latest'])
  assert.deepEqual(keysUntil(now + day), ['latest'])
  assert.deepEqual(keysUntil(now + day / 2), ['latest'])
})

test('three days are usual; where there is less time, the shortest that is offered', () => {
  assert.deepEqual(usualDeadline(deadlinesFor(now + 30 * day, now)), { key: '3', at: now + 3 * day })
  assert.deepEqual(usualDeadline(deadlinesFor(now + 2 * day, now)), { key: '1', at: now + day })
  assert.deepEqual(usualDeadline(deadlinesFor(now + day / 2, now)), { key: 'latest', at: now + day / 2 })
})
