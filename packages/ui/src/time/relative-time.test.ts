import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relativeTime, toMilliseconds } from './relative-time.ts'

const now = new Date(2026, 2, 31, 12, 0, 0).getTime()
const ago = (seconds: number) => relativeTime(now - seconds * 1000, now)

const day = 86_400
const rows: [seconds: number, zhCN: string, enUS: string][] = [
  [0, '刚刚', 'Just now'],
  [299, '刚刚', 'Just now'],
  [300, '5 分钟前', '5 minutes ago'],
  [3599, '59 分钟前', '59 minutes ago'],
  [3600, '1 小时前', '1 hour ago'],
  [day - 1, '23 小时前', '23 hours ago'],
  [day, '1 天前', '1 day ago'],
  [30 * day - 1, '29 天前', '29 days ago'],
  [-299, '刚刚', 'Just now'],
]

for (const [seconds, zhCN, enUS] of rows) {
  test(`what happened ${seconds} seconds ago reads "${enUS}"`, () => {
    assert.deepEqual(ago(seconds).slice(0, 2), [zhCN, enUS])
  })
}

test('after thirty days the date is shown as year-month-day', () => {
  const at = new Date(2026, 0, 5, 9, 30)
  assert.deepEqual(relativeTime(at, now), ['2026-01-05', '2026-01-05', '2026-01-05'])
})

test('a future time is shown as its date', () => {
  assert.equal(relativeTime(new Date(2026, 3, 9, 8), now)[1], '2026-04-09')
})

test('ten digits are seconds and thirteen are milliseconds, as numbers and as text', () => {
  for (const given of [1_774_929_600, 1_774_929_600_000, '1774929600', '1774929600000', '2026-03-31T04:00:00Z']) {
    assert.equal(toMilliseconds(given), Date.UTC(2026, 2, 31, 4))
  }
})

test('an invalid time is reported instead of showing NaN', () => {
  assert.equal(relativeTime('yesterday-ish', now)[1], 'Time unknown')
})
