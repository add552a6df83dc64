import assert from 'node:assert/strict'
import { test } from 'node:test'
import { later } from '../../../../platform/time/clock.ts'
import { nextAttempt } from './retry.rules.ts'

test('a mail that did not leave is tried again at growing distances, and all of it within twenty minutes', () => {
  const queuedAt = new Date('2026-09-01T08:00:00Z')
  const tried: number[] = []
  for (let [now, attempts] = [queuedAt, 1]; ; attempts += 1) {
    const next = nextAttempt({ attempts, queuedAt, now })
    if (!next) break
    tried.push((next.getTime() - queuedAt.getTime()) / 1000)
    now = next
  }
  assert.deepEqual(tried, [5, 35, 155, 455, 1055])
})

test('a mail that waited too long already is not tried again', () => {
  const queuedAt = new Date('2026-09-01T08:00:00Z')
  assert.equal(nextAttempt({ attempts: 1, queuedAt, now: later(queuedAt, 1196) }), undefined)
  assert.deepEqual(nextAttempt({ attempts: 1, queuedAt, now: later(queuedAt, 1195) }), later(queuedAt, 1200))
})
