import assert from 'node:assert/strict'
import { test } from 'node:test'
import { later } from '../../../platform/time/clock.ts'
import { isToClose, nextAsk, nextRefundTry } from './asking.rules.ts'

const start = new Date('2026-03-01T08:00:00Z')
const expiresAt = later(start, 1800)

test('after the redirect the provider is queried three times within a minute, then with growing intervals, until the end', () => {
  const times: number[] = []
  let now = start
  for (let asks = 0; now < expiresAt; asks += 1) {
    now = nextAsk({ state: 'open', asks, expiresAt }, now) ?? expiresAt
    times.push((now.getTime() - start.getTime()) / 1000)
  }
  assert.deepEqual(times, [8, 20, 40, 80, 160, 320, 640, 1240, 1800])
})

test('after the closing it is asked a few times more, and once after the end of its time; a paid one never', () => {
  const closed = (asks: number, now: Date) => nextAsk({ state: 'closed', asks, expiresAt }, now)
  assert.deepEqual(
    [0, 1, 2, 3].map((asks) => closed(asks, expiresAt)),
    [60, 600, 3600, 21_600].map((pause) => later(expiresAt, pause)),
  )
  assert.equal(closed(4, later(expiresAt, 1)), null)
  assert.deepEqual(closed(4, start), later(expiresAt, 600))
  assert.equal(nextAsk({ state: 'paid', asks: 0, expiresAt }, start), null)
})

test('a provider that was silent at the end is asked again', () => {
  assert.deepEqual(nextAsk({ state: 'open', asks: 9, expiresAt }, expiresAt), later(expiresAt, 600))
})

test('a payment is closed at the provider when it is closed here or expired', () => {
  for (const [state, now, closes] of [
    ['open', start, false],
    ['open', expiresAt, true],
    ['closed', start, true],
    ['paid', expiresAt, false],
  ] as const)
    assert.equal(isToClose({ state, expiresAt }, now), closes, state)
})

test('a refund is tried again soon, then once a day', () => {
  assert.deepEqual(
    [1, 2, 6, 7, 50].map((attempts) => (nextRefundTry(attempts, start).getTime() - start.getTime()) / 1000),
    [15, 60, 21_600, 86_400, 86_400],
  )
})
