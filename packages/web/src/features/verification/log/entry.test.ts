import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasReport, markOf } from './entry.ts'

test('a report is offered as long as it is stored', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')
  assert.ok(hasReport({ checkedAt: '2026-11-30T11:59:59Z' }, now))
  assert.ok(hasReport({ checkedAt: '2026-10-31T12:00:01Z' }, now))
  assert.ok(!hasReport({ checkedAt: '2026-10-31T12:00:00Z' }, now))
})

test('the mark of an entry warns of what must not be relied on', () => {
  assert.equal(markOf({ verdict: 'valid' }), 'good')
  assert.equal(markOf({ verdict: 'tampered' }), 'bad')
  assert.equal(markOf({ verdict: 'expired' }), 'waiting')
})
