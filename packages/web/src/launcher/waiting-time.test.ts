import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUrgent, waitingTime } from './waiting-time.ts'

const now = Date.parse('2026-03-10T08:00:00Z')
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

const rows: [since: number | null, due: number | null, english: string, urgent: boolean][] = [
  [null, null, '', false],
  [-0.001, null, 'waiting 1 minute', false],
  [-5, null, 'waiting 5 hours', false],
  [-49, 30, '1 day left · waiting 2 days', false],
  [-49, 5.5, '5 hours left · waiting 2 days', true],
  [-49, -25, '1 day overdue · waiting 2 days', true],
]

for (const [since, due, english, urgent] of rows)
  test(`what waits is read as “${english}”`, () => {
    const times = { since: since === null ? null : at(since), dueAt: due === null ? null : at(due) }
    assert.deepEqual([waitingTime(times, now)[1], isUrgent(times, now)], [english, urgent])
  })
