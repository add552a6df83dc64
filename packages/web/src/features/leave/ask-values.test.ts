import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LeaveTyped, startFrom } from './ask-values.ts'

const start = startFrom(new Date(2026, 1, 28, 15, 30))
const fieldsOf = (change: object) =>
  LeaveTyped.safeParse({ ...start, reason: '回家看望祖父母', ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('the form starts with the whole of the next day, also over the end of a month', () => {
  assert.deepEqual([start.startsAt, start.endsAt], ['2026-03-01T08:00', '2026-03-01T18:00'])
})

test('typed times reach the server as instants', () => {
  const given = LeaveTyped.parse({ ...start, reason: '回家看望祖父母' })
  assert.equal(given.startsAt, new Date(2026, 2, 1, 8).toISOString())
})

test('a leave that ends before it begins, is too long or has too short a reason is reported at its field', () => {
  assert.deepEqual(fieldsOf({ endsAt: '2026-02-01T08:00' }), [['endsAt', 'ends_before']])
  assert.deepEqual(fieldsOf({ endsAt: '2026-09-01T08:00' }), [['endsAt', 'leave_too_long']])
  assert.deepEqual(
    fieldsOf({ reason: '有事' })?.map(([field]) => field),
    ['reason'],
  )
  assert.deepEqual(
    fieldsOf({ startsAt: '' })?.map(([field]) => field),
    ['startsAt'],
  )
  assert.equal(fieldsOf({}), undefined)
})
