import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import { isWholeTime, ownTimeOf, proposedBy } from './own-time.ts'

const lesson = { day: '2026-03-02', fromPeriod: 1, toPeriod: 2, startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-02T01:35:00Z' } as Lesson

test('a time is proposed by periods or by the clock of the school, and a lesson outside the periods begins with the clock', () => {
  const time = ownTimeOf(lesson, 'Asia/Shanghai')
  assert.deepEqual(proposedBy(time), { day: '2026-03-02', fromPeriod: 1, toPeriod: 2 })
  assert.deepEqual(proposedBy({ ...time, isByClock: true, room: 'none' }), {
    day: '2026-03-02',
    starts: '08:00',
    ends: '09:35',
    roomId: null,
  })
  assert.equal(ownTimeOf({ ...lesson, fromPeriod: null, toPeriod: null }, 'Asia/Shanghai').isByClock, true)
})

test('a time by the clock ends after it begins', () => {
  const time = { ...ownTimeOf(lesson, 'Asia/Shanghai'), starts: '10:00', ends: '10:00' }
  assert.deepEqual([isWholeTime({ ...time, isByClock: true }), isWholeTime(time)], [false, true])
})
