import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneOffset } from './zone-offset.ts'

test('the offset of a zone is the one of that day', () => {
  assert.equal(zoneOffset('Asia/Shanghai', Date.parse('2026-01-05T16:30:00Z')), 'UTC+8')
  assert.equal(zoneOffset('Europe/Berlin', Date.parse('2026-01-05T16:30:00Z')), 'UTC+1')
  assert.equal(zoneOffset('Europe/Berlin', Date.parse('2026-07-05T16:30:00Z')), 'UTC+2')
})
