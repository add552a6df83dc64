import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Queue } from '@campus/contract/console/work.ts'
import { mostUrgentFirst, spanOf, urgencyOf } from './urgency.ts'

const hour = 3_600_000

test('a length of time is said in its largest whole unit', () => {
  const said = [0, 59_000, 61_000, hour, 47 * hour, 48 * hour].map((length) => spanOf(length)[1])
  assert.deepEqual(said, ['1 minute', '1 minute', '1 minute', '1 hour', '47 hours', '2 days'])
})

test('a deadline is over, within a day, or later', () => {
  assert.deepEqual(
    [-1, 0, 1, 24 * hour, 24 * hour + 1].map((left) => urgencyOf(1e9 + left, 1e9)),
    ['over', 'over', 'soon', 'soon', 'later'],
  )
})

test('what is due first comes first, and what has no deadline behind it by its age', () => {
  const queue = (kind: Queue['kind'], oldestAt: string | null, dueAt: string | null): Queue => ({ kind, count: 1, oldestAt, dueAt })
  const sorted = mostUrgentFirst([
    queue('feedback', '2026-03-02T00:00:00Z', null),
    queue('corrections', '2026-03-01T00:00:00Z', null),
    queue('leave', '2026-03-03T00:00:00Z', '2026-03-09T00:00:00Z'),
    queue('papers', '2026-03-03T00:00:00Z', '2026-03-08T00:00:00Z'),
  ])
  assert.deepEqual(
    sorted.map(({ kind }) => kind),
    ['papers', 'leave', 'corrections', 'feedback'],
  )
})
