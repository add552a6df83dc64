import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countdown, spanOf } from './exam-time.ts'

const exam = { startsAt: '2026-11-20T02:00:00Z', endsAt: '2026-11-20T04:00:00Z' }

test('the time until an exam is said in days, hours or minutes', () => {
  for (const [now, said] of [
    ['2026-11-17T02:00:00Z', 'in 3 days'],
    ['2026-11-19T02:00:00Z', 'in 24 hours'],
    ['2026-11-20T00:59:00Z', 'in 1 hour'],
    ['2026-11-20T01:59:30Z', 'in 1 minute'],
    ['2026-11-20T02:00:00Z', 'In progress'],
    ['2026-11-20T04:00:00Z', 'Over'],
  ] as const)
    assert.equal(countdown(exam, Date.parse(now))[1], said, now)
})

test('an exam is on the clock of its school, also for who reads elsewhere', () => {
  assert.deepEqual(spanOf({ ...exam, timeZone: 'Asia/Shanghai' }), { day: '2026-11-20', hours: '10:00–12:00' })
  assert.deepEqual(spanOf({ ...exam, timeZone: 'America/New_York' }), { day: '2026-11-19', hours: '21:00–23:00' })
})
