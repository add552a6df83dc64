import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareState } from './share-state.ts'

const expiresAt = '2026-09-08T00:00:00.000Z'
const before = Date.parse('2026-09-07T23:59:59.999Z')
const after = Date.parse(expiresAt)

test('a share is open until its last moment', () => {
  assert.equal(shareState({ expiresAt, endedAt: null }, before), 'open')
  assert.equal(shareState({ expiresAt, endedAt: null }, after), 'over')
})

test('a share that its holder ended stays ended', () => {
  const endedAt = '2026-09-03T08:00:00.000Z'
  assert.equal(shareState({ expiresAt, endedAt }, before), 'closed')
  assert.equal(shareState({ expiresAt, endedAt }, after), 'closed')
})
