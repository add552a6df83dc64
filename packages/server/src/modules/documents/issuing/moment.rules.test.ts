import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentIn } from './moment.rules.ts'

test('a moment is shown in the time zone of the school', () => {
  const at = new Date('2026-11-16T18:42:07.900Z')
  assert.equal(momentIn('Asia/Shanghai', at), '2026-11-17T02:42:07+08:00')
  assert.equal(momentIn('Europe/Lisbon', at), '2026-11-16T18:42:07+00:00')
  assert.equal(momentIn('Asia/Kathmandu', at), '2026-11-17T00:27:07+05:45')
  assert.equal(momentIn('America/New_York', at), '2026-11-16T13:42:07-05:00')
})
