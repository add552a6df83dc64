import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Caller } from '../../../context/context.ts'
import { openSessionCache } from './session-cache.ts'

const caller = (sessionId: string): Caller => ({ personId: 'p', schoolId: 's', sessionId, roles: ['student'], isAgent: false })
const start = new Date('2026-01-01T00:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('a session is cached for fifteen seconds and not longer', () => {
  const cache = openSessionCache(() => true)
  cache.put('token', caller('a'), start, cache.mark())
  assert.equal(cache.get('token', after(14))?.sessionId, 'a')
  assert.equal(cache.get('token', after(15)), undefined)
})

test('a session that ends is dropped at once, the others stay', () => {
  const cache = openSessionCache(() => true)
  for (const id of ['a', 'b']) cache.put(id, caller(id), start, cache.mark())
  cache.dropSession('a')
  assert.equal(cache.get('a', start), undefined)
  assert.equal(cache.get('b', start)?.sessionId, 'b')
})

test('a session that ends while the database is being asked is not cached', () => {
  const cache = openSessionCache(() => true)
  const mark = cache.mark()
  cache.dropSession('a')
  cache.put('token', caller('a'), start, mark)
  assert.equal(cache.get('token', start), undefined)
})

test('while notifications are interrupted nothing is cached and the cache is not used', () => {
  let isListening = true
  const cache = openSessionCache(() => isListening)
  cache.put('token', caller('a'), start, cache.mark())
  isListening = false
  assert.equal(cache.get('token', start), undefined)
  cache.put('other', caller('b'), start, cache.mark())
  isListening = true
  cache.clear()
  assert.deepEqual([cache.get('token', start), cache.get('other', start)], [undefined, undefined])
})
