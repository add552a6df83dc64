import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthName, monthOf, monthsUntil } from './months.ts'

test('the months before January are those of the year before', () => {
  assert.deepEqual(monthsUntil('2026-02', 4), ['2026-02', '2026-01', '2025-12', '2025-11'])
})

test('a moment belongs to the month of the reader', () => {
  assert.equal(monthOf(new Date(2026, 2, 31, 23, 59).getTime()), '2026-03')
})

test('a month is written as people write it', () => {
  assert.deepEqual([monthName('2026-03', 'zh_CN'), monthName('2026-03', 'en_US')], ['2026年3月', 'March 2026'])
})
