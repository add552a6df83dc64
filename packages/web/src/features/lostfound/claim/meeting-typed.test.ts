import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MeetingTyped, soon } from './meeting-typed.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()

test('a meeting is proposed soon, and never at night', () => {
  assert.deepEqual([at(16, 9, 10), at(16, 18), at(16, 20, 30), at(17, 3)].map(soon), [
    '2026-11-16T11:00',
    '2026-11-16T19:00',
    '2026-11-17T12:00',
    '2026-11-17T12:00',
  ])
})

test('a meeting needs a place without contact data, and may leave the time open', () => {
  assert.equal(MeetingTyped.parse({ place: '图书馆一楼', at: '' }).at, null)
  for (const place of ['', '打 13800138000']) assert.equal(MeetingTyped.safeParse({ place, at: '' }).success, false)
})
